// What stands around every page, in Spanish.
export default {
  name: 'Español',
  skip: 'Saltar al texto',
  site: 'Puluc',
  links: { play: 'Jugar', rules: 'Reglas', puzzles: 'Problemas', embedding: 'Insertar' },
  previewAlt: 'Un tablero de puluc en mitad de una partida',
  licence: 'Software libre con licencia MIT. Estas páginas no piden nada a ningún otro servidor.',
  source: 'Código fuente',
  update: { new_version: 'Hay una versión nueva de estas páginas.', take_over: 'Usarla', close_others: 'La versión nueva llegará en cuanto se cierren las otras pestañas de Puluc.' },
};
