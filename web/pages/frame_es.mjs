// What stands around every page, in Spanish.
export default {
  name: 'Español',
  skip: 'Saltar al texto',
  site: 'Puluc',
  links: { play: 'Jugar', rules: 'Reglas', puzzles: 'Problemas', embedding: 'Insertar' },
  previewAlt: 'Un tablero de puluc en mitad de una partida',
  licence: 'Software libre con licencia MIT. Estas páginas no piden nada a ningún otro servidor.',
  source: 'Código fuente',
  update: { new_version: 'Hay una versión nueva de estas páginas.', take_over: 'Usarla', close_others: 'La versión nueva viene en cuanto se cierren las otras pestañas de Puluc.' },
  board: {
    red: 'Rojo',
    green: 'Verde',
    home: '{0}: {1} en casa.',
    single: 'Espacio {0}: una pieza {1}.',
    pile: 'Espacio {0}: una portadora {1} con {2}.',
    adjective: { r: 'roja', g: 'verde' },
    compatriots: ['1 compatriota', '{0} compatriotas'],
    captives: ['1 cautiva', '{0} cautivas'],
    and: ' y ',
    thrown: 'La tirada: {0}.',
  },
};
