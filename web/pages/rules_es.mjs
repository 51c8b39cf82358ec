// The rules page in Spanish: every word of it. The lessons' names are those of lessons.mjs.

export default {
  title: 'Las reglas del puluc',
  description: 'Aprende puluc, el juego de carrera y captura de los mayas, jugándolo: catorce reglas, cada una con un tablero vivo.',
  lead: [
    `Dos bandos salen de los dos extremos de un mismo camino. Donde se encuentran se capturan, liberan a los suyos y se llevan
     a sus cautivas. Esta página enseña el juego entero en un cuarto de hora; en cada tablero haces <em>tú</em> lo que
     dicen las palabras.`,
    'Toca un tablero, o llega a él con la tecla Tab y pulsa Intro: cobrará vida.',
  ],
  progress: '{0} de {1} lecciones hechas',
  restart: 'Empezar de nuevo',
  contents: 'Lecciones',
  rule: 'Regla {0}',
  rules: 'Reglas {0}',
  task: 'Te toca',
  hint: 'Una pista',
  missed: 'No del todo: la pista de abajo ayuda. Empieza otra vez en el tablero.',
  next: 'Sigue: {0}',
  end: 'Esta era la última lección. A jugar.',
  lessons: {
    road: {
      title: 'Un camino, dos extremos',
      text: [
        `El tablero es un camino de once espacios. El espacio 0, en un extremo, es la <dfn>ciudad</dfn> de Rojo; el 10, en el
         otro, la de Verde. Los nueve que hay entre ellas, del 1 al 9, son la <dfn>pista</dfn>. En los campos de los mayas los espacios
         se separaban con mazorcas de maíz puestas en fila, y así están aquí.`,
        'Rojo camina hacia los números altos y Verde hacia los bajos. Nadie retrocede.',
      ],
      task: 'Eres Rojo, y la tirada es 3. Lleva la pieza del espacio 4 tres espacios adelante, al 7.',
      hint: 'Toca la pieza del espacio 4 y después la marca del espacio 7. O arrástrala hasta allí.',
      done: 'Por ahí camina Rojo: hacia la ciudad de Verde.',
    },
    sides: {
      title: 'Cinco contra cinco',
      text: [
        'Cada bando tiene cinco piezas, y todas empiezan en casa, en la ciudad de su bando. Las de Rojo son soles; las de Verde, jade tallado.',
        'Rojo hace la primera jugada de la partida. Después los bandos se turnan.',
      ],
      task: 'Así empieza toda partida. La tirada es 2: saca la primera pieza de Rojo, al espacio 2.',
      hint: 'Solo se puede hacer una cosa: toca la ciudad de Rojo y después la marca del espacio 2.',
      done: 'Una pieza en el camino y cuatro en casa. Ahora le tocaría a Verde.',
    },
    sticks: {
      title: 'Los cuatro palos',
      text: [
        `No hay dados. Se lanzan cuatro palos planos, cada uno con una marca en una cara. Cuenta las marcas que se ven: una, dos,
         tres o cuatro. Si no se ve <em>ninguna</em>, la tirada vale 5, la más alta.`,
        'Cada palo cae con la misma frecuencia de un lado que del otro. De cada dieciséis tiradas cabe esperar seis de 2, cuatro de 1, cuatro de 3, una de 4 y una de 5.',
      ],
      task: 'Lanza los palos.',
      hint: 'Toca los palos, o el botón que dice Lanzar. Con el teclado: la barra espaciadora.',
      done: 'El número de marcas, o 5 si no hay ninguna: eso es lo que puede avanzar una pieza.',
    },
    turn: {
      title: 'Un turno: lanzar y mover',
      text: [
        'Un turno es una tirada y después una jugada, con una sola pieza, exactamente tantos espacios como diga la tirada. La tirada no se reparte entre varias piezas.',
        'Lanzar y mover es obligatorio. Eso nunca es un problema: siempre hay alguna pieza que puede moverse.',
      ],
      task: 'Haz un turno entero de Rojo: lanza, y mueve cualquier pieza que pueda moverse.',
      hint: 'Después de la tirada, las piezas que pueden moverse tienen un anillo. Toca una y después su marca.',
      done: 'Eso era un turno. Ahora le toca al otro bando.',
    },
    enter: {
      title: 'Meter una pieza',
      text: [
        'Mientras queden piezas en tu ciudad, una tirada puede meter una en la pista. El espacio junto a la ciudad es el primero: con un 4 la pieza entra en el cuarto.',
      ],
      task: 'La tirada es 4. Mete una pieza nueva, en el espacio 4.',
      hint: 'La pieza de la pista podría seguir hasta el 9. Déjala, y toca la ciudad de Rojo.',
      done: 'Dos en el camino.',
    },
    move: {
      title: 'O mover otra',
      text: ['En vez de meter una pieza puedes mover una que ya esté en la pista, si está libre. ¿Qué es mejor? En eso consiste el juego.'],
      task: 'La tirada es 2. Deja la ciudad en paz y mueve la pieza del espacio 5 al 7.',
      hint: 'Toca la pieza del espacio 5 y después la marca del espacio 7.',
      done: 'Una pieza, exactamente lo que dice la tirada.',
    },
    own: {
      title: 'Nunca sobre las tuyas',
      text: [
        'Una pieza no puede caer sobre otra de su bando. Pasar por encima sí se puede: las piezas que hay en medio, propias o enemigas, no cuentan.',
        'Una tuya que está <em>cautiva</em> debajo de una enemiga no estorba. Ese espacio es del enemigo y puedes caer en él; pronto verás por qué conviene.',
      ],
      task: 'La tirada es 2, así que la pieza del espacio 3 caería sobre su amiga del 5: no puede moverse. Mueve la otra, al espacio 7.',
      hint: 'Toca la pieza del espacio 5. Cuando se haya ido, la de detrás tendrá sitio.',
      done: 'Las piezas en fila se estorban. Conviene separarlas.',
    },
    capture: {
      title: 'Capturar',
      text: [
        'Si caes exactamente sobre una pieza enemiga de la pista, la capturas. Tu pieza es ahora la <dfn>portadora</dfn>, la enemiga que tiene debajo es su <dfn>cautiva</dfn>, y juntas son un <dfn>montón</dfn>. Una cautiva no puede moverse.',
        'En este tablero el montón está extendido para poder contarlo: la portadora está en el corredor del centro y sus cautivas a lo largo de un borde.',
      ],
      task: 'La tirada es 2. Captura la pieza verde.',
      hint: 'La pieza del espacio 4 está a dos espacios de la verde del 6.',
      done: 'Capturada. Pero todavía no está segura: quien caiga sobre tu montón se lo lleva entero.',
    },
    carry: {
      title: 'Llevarlas contigo',
      text: [
        'La portadora sigue andando, y todo lo que lleva va con ella. El montón se mueve como una sola pieza, con una sola tirada. Va hacia <em>delante</em>, a la ciudad enemiga: no da la vuelta.',
      ],
      task: 'La tirada es 2. Mueve el montón del espacio 6, con su cautiva, al espacio 8.',
      hint: 'Toca la portadora del espacio 6 y después la marca del espacio 8.',
      done: 'A dos espacios de la ciudad de Verde, y con una cautiva.',
    },
    free: {
      title: 'Liberar a las tuyas',
      text: [
        'Si caes sobre una portadora enemiga, capturas el montón <em>entero</em>. Ella y las amigas que la acompañaban son ahora tus cautivas. Y las piezas tuyas que llevaba quedan libres: acompañan a su libertadora como <dfn>compatriotas</dfn>.',
        'Las compatriotas están a lo largo del otro borde del tablero. No pueden irse por su cuenta; su libertadora las lleva hasta el final.',
      ],
      task: 'El montón de Verde en el espacio 5 tiene una pieza tuya. La tirada es 2: libérala.',
      hint: 'La pieza del espacio 3 está a dos espacios del montón.',
      done: 'Una capturada y una liberada, en una jugada. Así se le da la vuelta a una partida.',
    },
    return: {
      title: 'Llegar a la otra ciudad',
      text: [
        'Cuando una jugada llega a la ciudad enemiga, o pasaría de ella, la pieza ha hecho su camino y vuelve a <em>su</em> ciudad. De allí puede salir otra vez. Lo que sobra de la tirada se pierde.',
      ],
      task: 'A la pieza del espacio 8 le faltan dos espacios, y ha salido un 3. Hazla volver a casa.',
      hint: 'Toca la pieza del espacio 8 y después la marca de la ciudad de Verde.',
      done: 'En casa, lista para otra vuelta. Una pieza en su ciudad no puede ser capturada.',
    },
    kill: {
      title: 'Entregar a las cautivas',
      text: [
        'Una portadora que llega a la ciudad enemiga vuelve a casa con sus compatriotas. Sus cautivas <dfn>mueren</dfn>: quedan fuera de la partida para siempre. Así se debilita un bando.',
      ],
      task: 'Tu portadora del espacio 7 lleva una amiga y una cautiva. La tirada es 4: llévalas.',
      hint: 'Toca la portadora del espacio 7 y después la marca de la ciudad de Verde.',
      done: 'Dos de las tuyas han vuelto a casa y una de las suyas ya no está.',
    },
    cities: {
      title: 'En casa no se captura',
      text: ['Las ciudades son seguras. Llegar a una ciudad llena de enemigas no captura ninguna: tu pieza, sin más, vuelve a casa.'],
      task: 'Verde tiene cinco piezas en casa. La tirada es 1: entra en su ciudad y mira.',
      hint: 'Toca la pieza del espacio 9 y después la marca de la ciudad de Verde.',
      done: 'Las cinco siguen ahí. Solo se captura en la pista.',
    },
    win: {
      title: 'Ganar',
      text: [
        'Ganas en cuanto el otro bando no tiene ninguna pieza libre: todas están capturadas o muertas. No importa que sus cautivas sigan en el camino.',
        'Solo puede perder el bando que no movió. No hay empate.',
      ],
      task: 'A Verde le queda una pieza libre. La tirada es 2: gana.',
      hint: 'La última pieza verde libre está en el espacio 6. ¿Quién está a dos espacios?',
      done: 'Todas las piezas verdes están capturadas o muertas: gana Rojo.',
    },
    choose: {
      title: 'Y ahora, elegir bien',
      text: [
        'Eso es todo. Lo demás es elegir: salir o seguir corriendo, capturar ya o quedarse fuera de alcance, entregar a las cautivas antes de que alguien las libere.',
        'El puluc está resuelto: para cada posición y cada tirada se sabe qué jugada gana más a menudo. Aquí va una primera; los <a href="puzzles.html">problemas</a> traen muchas más.',
      ],
      task: 'La tirada es {0}. Encuentra la mejor jugada.',
      hint: 'Sopesa lo que gana cada jugada, y lo que Verde puede hacerte después.',
      done: 'Bien visto: la cautiva sale del juego antes de que Verde la libere. Así se ganan 67 partidas de cada cien; con cualquier otra jugada, 62 o menos.',
    },
  },
  about: {
    title: 'De dónde viene el juego',
    names: {
      title: 'Nombres',
      text: [
        `El juego se llama <i lang="kek">puluc</i>, <i>bul</i>, <i>buul</i> o <i>boolik</i>. Se conoce de los mayas mopanes y
         q’eqchi’ de Belice y Guatemala. Qué edad tiene, nadie lo sabe: se escribió por primera vez a comienzos del siglo XX.`,
      ],
    },
    sources: {
      title: 'Fuentes',
      text: [
        `Este juego sigue las catorce reglas publicadas como <q lang="en">Professor Finkel’s Rules</q> por
         <a href="https://a4games.company" rel="external">a4games.company</a>, contadas arriba con otras palabras. Donde ese texto deja algo abierto, la
         decisión tomada aquí está escrita junto al código fuente, en <code>docs/decisions.md</code>. Esas reglas siguen a R. C. Bell, que se basó en Karl Sapper, por medio del folleto de Damian Walker.`,
      ],
      list: [
        'Karl Sapper, <cite lang="de">Spiele der Kekchí-Indianer</cite>, en <cite lang="en">Boas Anniversary Volume</cite>, Nueva York 1906.',
        'Stewart Culin, <cite lang="en">Games of the North American Indians</cite>, 24th Annual Report of the Bureau of American Ethnology, Washington 1907.',
        'R. C. Bell, <cite lang="en">Board and Table Games from Many Civilizations</cite>, Oxford University Press, 1960.',
        'Lieve Verbeeck, <cite lang="en">Bul: a Patolli Game in Maya Lowland</cite>, en <cite lang="en">Board Games Studies</cite> 1, 1998.',
      ],
    },
    versions: {
      title: 'Otras maneras de jugar',
      text: ['El juego se ha descrito de más de una manera. Si lo conoces de otra forma, probablemente no te equivocas. Lo que se cuenta de otra manera, y lo que hace <em>este</em> juego:'],
      head: ['Se cuenta', 'Según', 'Aquí'],
      rows: [
        [
          'La pieza que captura <strong>da la vuelta</strong> y lleva sus cautivas a su propia ciudad, como las hormigas cortadoras. En la variante de las hormigas guerreras sigue adelante, como aquí.',
          '<a href="https://boardgamegeek.com/thread/1889911/the-five-traditional-variant-rules" rel="external" lang="en">The five traditional variants</a>, BoardGameGeek',
          'Sigue adelante, hasta la ciudad enemiga (regla 13).',
        ],
        [
          'Se lanza <strong>dos veces</strong> por turno y una pieza mueve la suma, en un camino de catorce espacios.',
          '<a href="https://sites.google.com/site/boardandpieces/list-of-games/puluc" rel="external">Puluc</a>, Board and Pieces',
          'Una tirada, una jugada, nueve espacios entre las ciudades (reglas 1 y 5).',
        ],
        [
          'Se juega por <strong>equipos</strong>, cada jugador con piezas propias. Se vio a diez hombres jugar con veinticinco granos de maíz en fila como camino.',
          'Lieve Verbeeck, citada en <a href="https://en.wikipedia.org/wiki/Bul_(game)" rel="external" lang="en">Bul (game)</a>, Wikipedia',
          'Dos bandos de cinco piezas, cada uno con un jugador (regla 2).',
        ],
        [
          'Se lanzan cuatro granos de maíz ennegrecidos por un lado. La tirada más alta decide quién empieza.',
          '<a href="https://sites.google.com/site/boardandpieces/list-of-games/puluc" rel="external">Puluc</a>, Board and Pieces; Lieve Verbeeck, citada en <a href="https://en.wikipedia.org/wiki/Bul_(game)" rel="external" lang="en">Bul (game)</a>, Wikipedia',
          'Cuatro palos con una marca, con la misma probabilidad (regla 3). Empieza Rojo (regla 4).',
        ],
      ],
    },
  },
};
