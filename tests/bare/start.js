import createBare from './bare.js';

createBare({ canvas: document.getElementById('canvas') });
