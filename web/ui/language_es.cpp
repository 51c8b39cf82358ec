// Spanish.
#include "web/ui/language.hpp"

namespace puluc::ui {

const Language& spanish() {
    static constexpr Language words{
        .code = "es",
        .own_name = "Español",
        .sides =
            {
                .name = {"Rojo", "Verde"},
                .adjective = {"rojas", "verdes"},
                .you = "tú",
                .person = "una persona",
                .computer = "computadora, {0}",
                .level = {"principiante", "tranquila", "despierta", "experta", "perfecta"},
                .line = "{0}: {1} · {2}: {3}",
                .counts = "{0} en casa, {1} en la pista, {2} capturadas, {3} muertas",
                .killed = "muertas {0}",
            },
        .status =
            {
                .you_throw = "Tu turno: lanza los palos",
                .side_throws = "{0}: lanza los palos",
                .tumbling = "Los palos caen",
                .computer_throws = "{0} va a lanzar",
                .computer_thinks = "{0} sacó {1}",
                .you_move = {"Mueves tú: 1 espacio", "Mueves tú: {0} espacios"},
                .side_moves = {"Mueve {1}: 1 espacio", "Mueve {1}: {0} espacios"},
                .you_win = "Has ganado",
                .you_lose = "Esta la gana {0}",
                .side_wins = "Gana {0}",
                .reason = "Todas las piezas {0} están capturadas o muertas.",
                .paused = "En pausa: mueve {0}",
                .shown = "Le toca a {0}",
                .replay = "Jugada {0} de {1}",
                .opening = "Con cada tirada entra una pieza o avanza otra.",
                .no_mark = "Ningún palo muestra su marca, así que la tirada vale 5.",
                .hint = "Pista: {0}.",
                .throw_first = "Lanza primero: lo bueno depende de los palos.",
            },
        .sticks =
            {
                .words = {"una marca", "dos marcas", "tres marcas", "cuatro marcas", "sin marca: 5"},
                .announce = "{0} sacó {1}: {2}.",
                .prompt = "Lanzar",
            },
        .happened =
            {
                .entered = "{0} metió una pieza en el espacio {1}.",
                .moved = "{0} movió del espacio {1} al {2}.",
                .captured = {"{1} capturó 1 pieza en el espacio {2}.",
                    "{1} capturó {0} piezas en el espacio {2}."},
                .captured_and_freed = {"{1} capturó 1 pieza en el espacio {2} y liberó {3}.",
                    "{1} capturó {0} piezas en el espacio {2} y liberó {3}."},
                .returned = {"{1} devolvió 1 pieza a casa.", "{1} devolvió {0} piezas a casa."},
                .returned_and_killed = {"{1} devolvió 1 pieza a casa y mató {2}.",
                    "{1} devolvió {0} piezas a casa y mató {2}."},
                .pieces = {"1 pieza", "{0} piezas"},
            },
        .can =
            {
                .label = {"mover", "entrar", "capturar", "capturar, liberar", "volver", "volver, matar"},
                .enter = "Meter una pieza en el espacio {1}",
                .move = "Mover del espacio {0} al {1}",
                .bring_home = "Volver a casa desde el espacio {0}",
                .capturing = ", capturando {0}",
                .freeing = ", liberando {0}",
                .killing = ", matando {0}",
            },
        .buttons =
            {
                .take_back = "Deshacer",
                .redo = "Rehacer",
                .hint = "Pista",
                .menu = "Menú",
                .help = "Ayuda",
                .close = "Cerrar",
                .throw_sticks = "Lanzar los palos",
                .play_on = "Seguir jugando",
                .start = "Empezar la partida",
                .replay = "Repetir",
                .pause = "Pausa",
                .first = "Primera",
                .back = "Atrás",
                .next = "Siguiente",
                .last = "Última",
                .copy_link = "Copiar enlace",
                .copy_record = "Copiar partida como texto",
                .copy_position = "Copiar posición como texto",
                .open_text = "Abrir posición o partida",
                .dismiss = "Descartar",
            },
        .panels =
            {
                .menu = "Menú",
                .new_game = "Partida nueva",
                .settings = "Ajustes",
                .turns = "Turnos y repetición",
                .throws = "Tiradas",
                .about = "Reglas",
                .help = "Ayuda",
                .share = "Abrir y compartir",
                .chances = "Probabilidades",
                .review = "Análisis",
                .tutor = "¿De verdad?",
                .analysis = "Tablero de análisis",
            },
        .new_game =
            {
                .opponent = "Rival: la computadora o una persona",
                .level = {"Principiante", "Tranquila", "Despierta", "Experta", "Perfecta"},
                .person_here = "Otra persona",
                .side = "Tú juegas con",
                .starter = "Quién empieza, según las reglas Rojo",
            },
        .settings =
            {
                .theme = "Tema",
                .theme_automatic = "El del aparato",
                .light = "Claro",
                .dark = "Oscuro",
                .contrast = "Alto contraste",
                .motion = "Movimiento",
                .motion_automatic = "El del aparato",
                .full = "Completo",
                .reduced = "Reducido",
                .speed = "Velocidad",
                .slow = "Lenta",
                .normal = "Normal",
                .fast = "Rápida",
                .language = "Idioma",
                .language_automatic = "El del aparato",
                .sound = "Sonido",
                .volume = "Volumen",
                .automatic_throw = "Lanzar solo en mi turno",
                .chance_bar = "Mostrar la probabilidad de ganar",
                .tutor = "Avisar de jugadas flojas",
            },
        .lists =
            {
                .number = "Turno",
                .side = "Bando",
                .thrown = "Tirada",
                .move = "Jugada",
                .none = "Todavía no hay turnos.",
                .log = "En orden",
                .log_none = "Todavía no se ha lanzado.",
                .expected = "se esperan {0}",
                .explain = "Cada palo es justo. De 16 tiradas se esperan cuatro de 1, seis de 2, cuatro de "
                           "3, una de 4 y una "
                           "de 5. Deshacer una jugada nunca cambia una tirada.",
                .side_log = "{0}: {1}",
            },
        .share = {.intro = "Un enlace guarda toda la partida. Los textos se pueden pegar aquí de nuevo."},
        .analysis =
            {
                .tools = {"Jugar", "Pieza roja", "Pieza verde", "Quitar", "Dar la vuelta"},
                .side_to_move = "Mueve {0}",
                .throw_of = "Tirada {0}",
                .no_throw = "Sin tirada",
                .use = "{0}: espacio {1}",
                .status = "Tablero de análisis",
                .detail = "Elige una herramienta y toca un espacio. Si la sueltas, juegas.",
                .play_computer = "Jugar desde aquí contra la computadora",
                .back_to_game = "Volver a la partida",
            },
        .study =
            {
                .bar = "probabilidad de ganar",
                .share = "{0} %",
                .decimal = ",",
                .side_chance = "{0} gana con una probabilidad del {1} %.",
                .exact = "Estas probabilidades son exactas hasta medio punto: el juego está resuelto.",
                .estimated = "Estas probabilidades son estimadas, hasta que se cargue el juego resuelto.",
                .on_its_way =
                    "Estas probabilidades son estimaciones. El juego resuelto está en camino: {0} %.",
                .before_throw = "Según la tirada",
                .after_move = "Después de cada jugada",
                .odds = "Frecuencia",
                .best = "Mejor jugada",
                .chance = "Probabilidad",
                .cost = "Coste",
                .odds_of = "{0} de 16",
                .question = "Esta jugada regala {0} puntos de cien.",
                .better = "Mejor: {0}.",
                .play_better = "Hacer la jugada mejor",
                .play_anyway = "Hacerla de todos modos",
                .no_game = "Todavía no hay nada que analizar.",
                .luck = "Suerte",
                .points = "Probabilidad en %",
                .at_start = "al comienzo",
                .at_end = "al final",
                .now = "ahora",
                .by_sticks = "palos propios",
                .by_moves = "jugadas propias",
                .by_other = "el otro bando",
                .marks = {"óptima", "buena", "desliz", "error", "error grave"},
                .mark = "Nota",
                .graph = "La probabilidad de Rojo a lo largo de la partida",
                .legend = {"palos", "jugadas", "error, error grave"},
                .place = "Turno {0} · {1} {2} · {3}",
                .place_detail = "{0} {1} % · palos {2} · jugada {3}",
                .place_better = " · mejor {0}",
                .better_move = "Mejor",
            },
        .rules = {{
            {"El objetivo",
                "Captura o mata todas las piezas del otro bando. Pierde quien se queda sin pieza libre."},
            {"El tablero",
                "Once espacios en fila: la ciudad de Rojo, nueve espacios de pista y la ciudad de Verde. "
                "Cada "
                "bando empieza con cinco piezas en su ciudad y avanza hacia la otra. Empieza Rojo."},
            {"Un turno", "Lanza los cuatro palos. Las marcas a la vista son el valor, de 1 a 4; si no hay "
                         "ninguna, vale 5. "
                         "Después mete una pieza de tu ciudad, o mueve una pieza libre tuya, justo esos "
                         "espacios. Siempre "
                         "hay jugada, y hay que hacerla."},
            {"Captura", "Cae sobre una pieza o un montón enemigo y lo capturas entero. Tu pieza es ahora la "
                        "portadora: los "
                        "enemigos debajo son sus cautivas, y las piezas tuyas que ellos tenían quedan libres "
                        "y la acompañan "
                        "como compatriotas. No puedes caer sobre un montón propio."},
            {"El regreso", "La portadora sigue adelante con todo lo que lleva. Cuando su jugada alcanza o "
                           "pasa la ciudad "
                           "enemiga, ella y sus compatriotas vuelven a tu ciudad, y sus cautivas mueren."},
            {"El tablero aquí",
                "En este dibujo las piezas de un montón están extendidas: la portadora en el corredor del "
                "centro, las cautivas en un borde, las compatriotas en el otro."},
        }},
        .sources = {{
            {"De dónde vienen las reglas",
                "Puluc, también Bul o Boolik, es un juego de carrera y captura de los mayas mopanes y "
                "q’eqchi’, cuya pista se "
                "marca con maíz. Estas son las reglas publicadas como reglas del profesor Finkel. Siguen a "
                "R. C. Bell "
                "(1960), que se basó en Karl Sapper (1906), por medio del folleto de Damian Walker."},
            {"Otras versiones",
                "Varias descripciones hacen volver atrás a la pieza que captura, que lleva sus cautivas a su "
                "propia ciudad. En este juego sigue hasta la ciudad enemiga."},
        }},
        .help = {{
            {"Jugar", "Toca los palos para lanzar. Las piezas que pueden mover tienen un anillo: arrastra "
                      "una hasta su "
                      "marca, o tócala y después toca la marca."},
            {"Teclas",
                "Espacio lanza. Izquierda y Derecha, o Tab, eligen pieza. Intro la mueve, Esc la "
                "suelta. U deshace, R rehace, H da una pista y después las probabilidades, N empieza una "
                "partida nueva, M abre el menú, ? esta ayuda. En la gráfica del análisis, Izquierda y "
                "Derecha recorren los turnos, e Intro va allí."},
            {"De oído", "Todo lo que muestra el tablero está debajo, en la página, como texto, con un botón "
                        "para cada cosa "
                        "que se puede hacer. Tab lleva allí desde el tablero."},
        }},
        .trouble =
            {
                .storage = "Aquí no se puede guardar la partida: se perderá al cerrar la página.",
                .no_webgl = "Aquí no se puede dibujar el tablero, porque falta WebGL. Los botones de abajo "
                            "juegan lo mismo.",
                .context_lost = "La imagen se perdió un momento. La partida sigue.",
                .impossible = "No puede ser: {0}.",
                .not_read = "No se ha podido leer. {0} La partida sigue como estaba.",
                .place = "Columna {0}: {1}.",
                .place_in_line = "Línea {0}, columna {1}: {2}.",
                .nothing_in_text = "No hay texto.",
                .unknown_link = "El enlace no nombra ni una posición ni una partida.",
                .broken_link = "El enlace está dañado: un % necesita dos cifras hexadecimales.",
                .without_table = "El juego resuelto no ha llegado: {0}. Las probabilidades siguen siendo "
                                 "estimaciones, y la partida sigue.",
                .table = {{
                    "nadie responde",
                    "el servidor niega el archivo",
                    "la descarga está parada",
                    "la descarga se cortó a medias",
                    "el archivo está vacío",
                    "el archivo es otra cosa",
                    "el archivo es de otra versión",
                    "el archivo es de un juego con otras reglas",
                    "falta el final del archivo",
                    "el archivo es demasiado largo",
                    "el archivo está dañado",
                    "no hay bastante memoria",
                    "el navegador no deja leerlo",
                }},
                .table_not_kept =
                    "El juego resuelto está aquí, pero no hay sitio para guardarlo para la próxima vez.",
            },
        .faults = {{
            "aquí debería estar cuántas piezas hay en casa, de 0 a 5",
            "aquí debería haber /",
            "aquí debería haber espacios vacíos (1 a 9), una pieza (r o g) o un montón entre paréntesis",
            "el montón debería acabar aquí con )",
            "entre paréntesis va un montón de dos piezas o más",
            "en un montón va primero la portadora, después las compatriotas y después las cautivas",
            "la pista tiene nueve espacios",
            "aquí debería estar el bando que mueve, r o g",
            "aquí debería haber un espacio en blanco",
            "aquí debería haber una tirada de 1 a 5",
            "aquí debería haber una jugada como 0-3 o 3x5",
            "aquí debería haber un turno como 3:0-3",
            "aquí debería estar el número del turno y un punto",
            "aquí debería estar el resultado: red, green o *",
            "aquí debería haber una etiqueta como [Red \"Ana\"]",
            "aquí debería haber una línea vacía entre las etiquetas y los turnos",
            "hay texto después del final",
            "hay más de cinco piezas rojas",
            "hay más de cinco piezas verdes",
            "un montón con compatriotas tiene al menos una cautiva",
            "el bando que movió último no tiene ninguna pieza libre",
            "la partida ha terminado, así que nadie lanza",
            "la tirada no permite esta jugada",
            "la partida ha terminado, así que no hay más turnos",
            "el resultado no es el de los turnos",
            "las etiquetas Puluc y Position solo pueden estar una vez",
            "es una partida de una versión desconocida",
        }},
        .task =
            {
                .again = "Empezar de nuevo",
                .solution = "Ver la solución",
                .reached = "¡Logrado!",
                .missed = "Esta vez no. Empieza de nuevo para intentarlo otra vez.",
                .shown = "Esta es la solución.",
                .tasks = {"Lanza los palos.", "Mete una pieza.", "Captura una pieza.",
                    "Libera una pieza tuya.", "Lleva una pieza a casa.",
                    "Lleva una cautiva a la ciudad enemiga, donde muere.", "Gana la partida.",
                    "Lleva una pieza al espacio {0}.", "Busca la mejor jugada."},
            },
        .page =
            {
                .skip = "Jugar con texto y botones",
                .board = "El tablero",
                .sides = "Los bandos",
                .controls = "Lo que se puede hacer ahora",
                .open_title = "Abrir una posición o una partida",
                .open_hint = "Pega o escribe una posición como 5/9/5 r, una partida o un enlace.",
                .open = "Abrir",
                .cancel = "Cancelar",
                .copy_title = "Copia este texto",
                .copy = "Copiar",
                .copied = "Copiado.",
                .copy_refused = "El portapapeles no está permitido. Selecciona el texto y cópialo.",
                .links = "Acerca de Puluc",
                .rules = "Reglas",
                .puzzles = "Problemas",
                .embed = "Insertar",
                .source = "Código",
                .new_version = "Hay una versión nueva.",
                .take_over = "Usarla",
                .close_others = "La versión nueva viene en cuanto se cierren las otras pestañas de Puluc.",
            },
        .spoken =
            {
                .canvas = "Tablero de Puluc",
                .empty_space = "Espacio {0}: vacío.",
                .single = "Espacio {0}: una pieza de {2}.",
                .pile = "Espacio {0}: portadora de {2} con {3}.",
                .compatriots = {"1 compatriota", "{0} compatriotas"},
                .captives = {"1 cautiva", "{0} cautivas"},
                .both = "{0} y {1}",
                .side = "{0}, {1}: {2}.",
            },
    };
    return words;
}

} // namespace puluc::ui
