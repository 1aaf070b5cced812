/** @jest-environment jest-fixed-jsdom */
import { setImmediate } from 'node:timers';
import { type WebpackPluginInstance } from 'webpack';
import { call } from '../plugin/support/inline-script';
import { bundle, createFolder } from './folder';

const { ChunkTexts, RetryChunks } = jest.requireActual<{
	ChunkTexts: new (name: string) => WebpackPluginInstance;
	RetryChunks: new () => WebpackPluginInstance;
}>('../../bin/lib/chunk-loading.js');

type Lazy = Promise<{ value: string }>;

const BASE = 'http://site.test/build/';
const { root, read, write } = createFolder();
const codeOf = (file: string) => read(`out/${file}`);

const scripts = () => [...document.head.querySelectorAll('script')];
const isFetching = async () => {
	await new Promise((resolve) => setTimeout(resolve));
	return scripts().map(({ src }) => src);
};
const fail = () => scripts().forEach((script) => script.dispatchEvent(new Event('error')));
/** A script with a syntax error, or a different text at its address, also "loads". */
const arrive = (code = '') => {
	window.eval(code);
	scripts().forEach((script) => script.dispatchEvent(new Event('load')));
};

async function expectUse(lazy: Lazy) {
	arrive(codeOf('lazy.js'));
	await expect(lazy).resolves.toMatchObject({ value: 'here' });
}

/** Starts the bundle as a page does; returns its import(). */
function start(): () => Lazy {
	Reflect.deleteProperty(window, 'webpackChunkofTests');
	window.eval(codeOf('main.js'));
	return (window as unknown as { load: () => Lazy }).load;
}

beforeAll(async () => {
	// Of Node, for webpack.
	Object.assign(globalThis, { setImmediate });
	write('index.js', "window.load = () => import('./lazy');");
	write('lazy.js', "export const value = 'here';");
	const output = { publicPath: BASE, chunkFilename: 'lazy.js?ver=1', uniqueName: 'ofTests' };
	const plugins = [new ChunkTexts('textsOfTests'), new RetryChunks()];
	await expect(bundle(root, output, plugins)).resolves.toEqual([]);
});

afterEach(() => {
	document.head.innerHTML = '';
	Reflect.deleteProperty(window, 'textsOfTests');
});

describe('a chunk that fails', () => {
	it.each([
		['its request fails', fail],
		['something else arrives in its place', () => arrive('/* <p>Forbidden</p> */')],
	])('is fetched once more, at once, and used: %s', async (_case, first) => {
		const lazy = start()();
		await expect(isFetching()).resolves.toEqual([`${BASE}lazy.js?ver=1`]);
		first();
		await expect(isFetching()).resolves.toEqual([`${BASE}lazy.js?ver=1`]);
		await expectUse(lazy);
	});

	it('is reported after the second failure, and fetched again for the next import', async () => {
		const load = start();
		const lazy = load();
		const failure = expect(lazy).rejects.toThrow('Loading chunk');
		await isFetching();
		fail();
		await isFetching();
		fail();
		await failure;
		await expect(isFetching()).resolves.toEqual([]);
		const next = load();
		await expect(isFetching()).resolves.toHaveLength(1);
		await expectUse(next);
	});

	it.each([
		['fails', fail],
		['is not the chunk', () => arrive()],
	])('is fetched again if the tag that route-chunks.js added %s first', async (_case, first) => {
		call('admin-page/route-chunks.js', BASE, { lazy: ['lazy.js?ver=1'] }, { lazy: ['/'] });
		const [tag] = scripts();
		first();
		const lazy = start()();
		// Its events have already fired, so code that waits for them waits until webpack's time limit.
		expect(scripts()).not.toContain(tag);
		await expect(isFetching()).resolves.toEqual([`${BASE}lazy.js?ver=1`]);
		await expectUse(lazy);
	});

	it('is not fetched again while the tag that route-chunks.js added is on its way', async () => {
		call('admin-page/route-chunks.js', BASE, { lazy: ['lazy.js?ver=1'] }, { lazy: ['/'] });
		const lazy = start()();
		await expect(isFetching()).resolves.toHaveLength(1);
		await expectUse(lazy);
	});
});

it('the texts of a chunk are loaded before the chunk runs', async () => {
	let translate = (_texts: unknown) => {};
	const texts = jest.fn(() => new Promise((resolve) => (translate = resolve)));
	Object.assign(window, { textsOfTests: texts });
	const isUsed = jest.fn();
	const lazy = start()().then(isUsed);
	await isFetching();
	arrive(codeOf('lazy.js'));
	await isFetching();
	expect(texts.mock.calls).toEqual([['lazy_js']]);
	expect(isUsed).not.toHaveBeenCalled();
	translate({});
	await lazy;
	expect(isUsed).toHaveBeenCalledTimes(1);
});
