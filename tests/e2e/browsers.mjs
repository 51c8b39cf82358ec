// Three browsers behind one small interface: real mouse, touch and keys, scripts, pictures. Not here: anything about
// the game (game.mjs). Each is the one that Debian has, driven as that one can be driven: Chromium by Playwright,
// Firefox by WebDriver BiDi, WebKit by WebDriver.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { until } from './until.mjs';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const programs = {
  chromium: process.env.PULUC_CHROMIUM ?? '/usr/bin/chromium',
  firefox: process.env.PULUC_FIREFOX ?? '/usr/bin/firefox-esr',
  webkit: process.env.PULUC_WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver',
};

/** The browsers to test with: PULUC_BROWSERS, such as "chromium,webkit", or all that are here. CI wants all. */
export const browsers = chosenBrowsers();

function chosenBrowsers() {
  const wanted = process.env.PULUC_BROWSERS?.split(',') ?? Object.keys(programs);
  const here = wanted.filter((name) => fs.existsSync(programs[name] ?? ''));
  const asked = process.env.PULUC_BROWSERS || process.env.CI;
  if (here.length === 0 || (asked && here.length < wanted.length)) {
    throw new Error(`not installed: ${wanted.filter((name) => !here.includes(name)).join(', ')}`);
  }
  return here;
}

/**
 * @typedef {object} Tab
 * @property {string} browser
 * @property {(url: string) => Promise<void>} open
 * @property {(script: Function, ...values: any[]) => Promise<any>} run  runs a function in the page
 * @property {(x: number, y: number, steps?: number) => Promise<void>} mouseTo
 * @property {() => Promise<void>} mouseDown
 * @property {() => Promise<void>} mouseUp
 * @property {(dx: number, dy: number) => Promise<void>} wheel  where the mouse is
 * @property {(points: number[][], end?: boolean) => Promise<void>} touch  one finger, from the first point to the last
 * @property {(key: string, modifiers?: string[]) => Promise<void>} press  a key by its KeyboardEvent.key
 * @property {(text: string) => Promise<void>} type
 * @property {() => Promise<Buffer>} picture  of the viewport, as PNG
 * @property {(width: number, height: number) => Promise<void>} resize
 * @property {string[]} errors  what the page's console and scripts complained of, where the browser tells
 * @property {() => Promise<void>} close
 */
/**
 * @typedef {{ width?: number, height?: number, ratio?: number, dark?: boolean, calm?: boolean, script?: boolean, offline?: boolean }} Shape
 * `script: false` is a browser without JavaScript; `offline` is one that keeps the site for when there is no network.
 * Chromium alone can be either.
 */

const launchers = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebkit };

/**
 * @param {string} name
 * @returns {Promise<{ name: string, tab: (shape?: Shape) => Promise<Tab>, close: () => Promise<void> }>}
 */
export async function launch(name) {
  return { name, ...(await launchers[name]()) };
}

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

async function launchChromium() {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: programs.chromium, args: chromiumFlags });
  return { close: () => browser.close(), tab: (shape = {}) => chromiumTab(browser, shape) };
}

async function chromiumTab(browser, { width = 640, height = 560, ratio = 1, dark = false, calm = false, script = true, offline = false }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: ratio,
    hasTouch: true,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: calm ? 'reduce' : 'no-preference',
    locale: 'en-US',
    javaScriptEnabled: script,
    serviceWorkers: offline ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const errors = watchErrors(page);
  const session = await context.newCDPSession(page);
  const finger = (type, point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [{ x: point[0], y: point[1] }] : [] });
  return {
    browser: 'chromium',
    errors,
    page,
    session,
    open: async (url) => void (await page.goto(url)),
    run: (script, ...values) => page.evaluate(calling(script, values)),
    mouseTo: (x, y, steps = 1) => page.mouse.move(x, y, { steps }),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    wheel: (dx, dy) => page.mouse.wheel(dx, dy),
    touch: async ([first, ...others], end = true) => {
      await finger('touchStart', first);
      for (const point of others) await finger('touchMove', point);
      if (end) await finger('touchEnd');
    },
    press: (key, modifiers = []) => page.keyboard.press([...modifiers, key === ' ' ? 'Space' : key].join('+')),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    resize: (w, h) => page.setViewportSize({ width: w, height: h }),
    close: () => context.close(),
  };
}

async function launchFirefox() {
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programs.firefox,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'dom.w3c_touch_events.enabled': 1 },
  });
  return { close: () => browser.close(), tab: (shape = {}) => firefoxTab(browser, shape) };
}

async function firefoxTab(browser, { width = 900, height = 760, ratio = 1 }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height, deviceScaleFactor: ratio });
  return {
    browser: 'firefox',
    errors: watchErrors(page),
    page,
    open: async (url) => void (await page.goto(url)),
    run: (script, ...values) => page.evaluate(calling(script, values)),
    mouseTo: (x, y, steps = 1) => page.mouse.move(x, y, { steps }),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    wheel: (deltaX, deltaY) => page.mouse.wheel({ deltaX, deltaY }),
    touch: async ([first, ...others], end = true) => {
      await page.touchscreen.touchStart(...first);
      for (const point of others) await page.touchscreen.touchMove(...point);
      if (end) await page.touchscreen.touchEnd();
    },
    press: async (key, modifiers = []) => {
      for (const modifier of modifiers) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      for (const modifier of [...modifiers].reverse()) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    resize: (w, h) => page.setViewport({ width: w, height: h, deviceScaleFactor: ratio }),
    close: () => context.close(),
  };
}

function watchErrors(page) {
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** A script that calls a function with values: as text, since each driver hands over functions in its own way. */
export function calling(script, values) {
  return `(${script})(...${JSON.stringify(values)})`;
}

async function launchWebkit() {
  const { Builder, Capabilities } = (await import('selenium-webdriver')).default;
  const port = await freePort();
  const server = spawn(programs.webkit, [`--port=${port}`], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await until('the WebKit driver answers', () => fetch(`${address}/status`).then(({ ok }) => ok, () => false));
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  const close = async () => {
    await driver.quit();
    server.kill();
  };
  return { close, tab: (shape = {}) => webkitTab(driver, address, shape) };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** WebDriver's names for keys that have no character. */
const webdriverKeys = {
  Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Control: '\uE009', Escape: '\uE00C',
  PageDown: '\uE00F', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', F2: '\uE032',
};

async function webkitTab(driver, address, { width = 900, height = 760 }) {
  const session = (await driver.getSession()).getId();
  // Selenium knows no touch; the driver does.
  const actions = `${address}/session/${session}/actions`;
  const act = async (source) => {
    const answer = await fetch(actions, { method: 'POST', body: JSON.stringify({ actions: [source] }) });
    if (!answer.ok) throw new Error(`WebKit: ${await answer.text()}`);
  };
  const pointer = (kind, sequence) =>
    act({ type: 'pointer', id: kind, parameters: { pointerType: kind }, actions: sequence });
  const to = ([x, y], duration = 20) => ({ type: 'pointerMove', duration, origin: 'viewport', x: Math.round(x), y: Math.round(y) });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  // Very seldom the driver gives up on keys and has no reason for it: they are let go of and pressed again.
  const keys = async (sequence) => {
    const source = { type: 'key', id: 'keyboard', actions: sequence };
    await act(source).catch(async (error) => {
      if (!/"message":""/.test(error.message)) throw error;
      await fetch(actions, { method: 'DELETE' });
      await act(source);
    });
  };
  let mouse = [0, 0];
  const run = (script, ...values) => driver.executeScript(`return ${calling(script, values)}`);
  const hasSize = (w, h) => run((a, b) => innerWidth === a && innerHeight === b, w, h);
  const resize = async (w, h) => {
    // A window that is just being laid out loses what it is told, or tells of a frame that it will not have: so again.
    await until('the window has its size', async () => {
      if (await hasSize(w, h)) return true;
      const frame = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
      await driver.manage().window().setRect({ x: 0, y: 0, width: w + frame[0], height: h + frame[1] });
      return until('the new size', () => hasSize(w, h), 1000).catch(() => false);
    });
  };
  return {
    browser: 'webkit',
    errors: [],
    open: async (url) => {
      await driver.get(url);
      await resize(width, height);
    },
    run,
    mouseTo: async (x, y, steps = 1) => {
      const [fromX, fromY] = mouse;
      const part = (i) => [fromX + ((x - fromX) * (i + 1)) / steps, fromY + ((y - fromY) * (i + 1)) / steps];
      await pointer('mouse', Array.from({ length: steps }, (_, i) => to(part(i))));
      mouse = [x, y];
    },
    mouseDown: () => pointer('mouse', [down]),
    mouseUp: () => pointer('mouse', [up]),
    wheel: (deltaX, deltaY) =>
      act({
        type: 'wheel', id: 'wheel',
        actions: [{ type: 'scroll', origin: 'viewport', x: Math.round(mouse[0]), y: Math.round(mouse[1]), deltaX, deltaY, duration: 0 }],
      }),
    touch: ([first, ...others], end = true) =>
      pointer('touch', [to(first, 0), down, ...others.map((point) => to(point)), ...(end ? [up] : [])]),
    press: (key, modifiers = []) => {
      const values = [...modifiers, key].map((name) => webdriverKeys[name] ?? name);
      const downs = values.map((value) => ({ type: 'keyDown', value }));
      return keys([...downs, ...[...values].reverse().map((value) => ({ type: 'keyUp', value }))]);
    },
    type: (text) => keys([...text].flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }])),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    resize,
    close: () => driver.get('about:blank'),
  };
}
