// Why a board does not do what the page around asks for.

export class Refusal extends Error {
  constructor(/** @type {string} */ code, /** @type {string} */ message) {
    super(message);
    this.code = code;
  }
}
export const notNow = () => new Refusal('not-now', 'That can’t be done now.');
