import { FILE_FORMAT, LARGEST_FILE } from '@/domain/settings/file/values';
import { checkFileSize, readSettingsFile } from '@/extras/copy-settings/domain/read';

const HEAD = {
	format: FILE_FORMAT,
	version: 1,
	site: 'Bakery',
	jetpack: '11.2',
	date: '2026-01-31',
};

const write = (content: object = {}) => JSON.stringify({ ...HEAD, ...content });

const nest = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** A valid file with one more member, written by hand. */
const withRaw = (raw: string) => `${write().slice(0, -1)},${raw}}`;

const LONG = 'x'.repeat(200);

describe('a file that is refused as a whole', () => {
	it.each([
		['text that is not JSON', '<html>', "isn't JSON"],
		['more than 1 MB', ' '.repeat(LARGEST_FILE + 1), 'too large'],
		['a list', '[]', "isn't a settings file"],
		['null', 'null', "isn't a settings file"],
		['another format', '{"format":"other","version":1}', "isn't a settings file"],
		['no version', `{"format":"${FILE_FORMAT}"}`, "isn't a settings file"],
		['a version as text', write({ version: '2' }), "isn't a settings file"],
		['a newer version', write({ version: 2, anything: 1 }), 'newer version'],
		['modules as a list', write({ modules: [] }), 'wrong format'],
		['21 levels', withRaw(`"x":${nest(20)}`), 'nested too deep'],
		['10,000 levels', withRaw(`"settings":${nest(10_000)}`), 'nested too deep'],
		['a module twice', withRaw('"modules":{"stats":true,"stats":false}'), '“stats” twice'],
		['a long key twice', withRaw(`"${LONG}":1,"${LONG}":1`), `“${'x'.repeat(100)}” twice`],
		['a byte order mark after the start', `${write()}\uFEFF`, "isn't JSON"],
		['a key twice, once escaped', withRaw('"modules":{"stats":true,"\\u0073tats":false}'), 'twice'],
	])('reports %s', (_name, text, sentence) => {
		expect(readSettingsFile(text)).toEqual({
			kind: 'problem',
			sentence: expect.stringContaining(sentence),
		});
	});

	it('reports 50 MB by its size, before the file is loaded', () => {
		expect(checkFileSize(50 * 1024 * 1024)).toMatchObject({ kind: 'problem' });
		expect(checkFileSize(LARGEST_FILE)).toBeUndefined();
	});
});

describe('a line that is left out', () => {
	const read = (text: string) => {
		const result = readSettingsFile(text);
		expect(result.kind).toBe('file');
		return result.kind === 'file' ? result.file : undefined;
	};

	it.each([
		['settings', 'sitemaps', 'true', 'is a module'],
		['modules', 'stb_enabled', 'true', "isn't a module"],
		['settings', '__proto__', '{"x":1}', "doesn't know"],
		['settings', 'constructor', 'true', "doesn't know"],
		['modules', 'Xstats', 'true', "isn't a module"],
		['modules', 'stats', '"yes"', 'right type'],
		['settings', 'count_roles', '[1]', 'right type'],
		['settings', 'wordpress_api_key', '"abc"', 'one site'],
		['modules', 'akismet', 'true', 'one site'],
	])('among the %s, names %s: %s', (part, key, value, reason) => {
		const file = read(withRaw(`"${part}":{"${key}":${value}}`));
		expect(file?.ignored).toEqual([{ key, reason: expect.stringContaining(reason) }]);
		expect([...Object.keys(file?.modules ?? {}), ...Object.keys(file?.settings ?? {})]).toEqual([]);
	});

	it('never changes the prototype of objects', () => {
		read(withRaw('"settings":{"__proto__":{"polluted":true}},"modules":{"__proto__":true}'));
		expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
		expect('polluted' in {}).toBe(false);
	});

	it('keeps the other lines', () => {
		const settings = { stb_enabled: false, y: 2 };
		const file = read(write({ modules: { stats: true, x: 1 }, settings }));
		expect(file).toMatchObject({ modules: { stats: true }, settings: { stb_enabled: false } });
		expect(file?.ignored.map(({ key }) => key)).toEqual(['x', 'y']);
	});

	it('counts all ignored lines, and lists the first hundred', () => {
		const lines = Array.from({ length: 60_000 }, (_, index) => [`x${index}_`, 1]);
		const many = Object.fromEntries(lines);
		const file = read(write({ settings: { ...many, stb_enabled: false } }));
		expect(file?.ignoredCount).toBe(60_000);
		expect(file?.ignored).toHaveLength(100);
		expect(file?.ignored[99]).toMatchObject({ key: 'x99_' });
		expect(file?.settings).toEqual({ stb_enabled: false });
	});

	it('uses at most 500 modules, which no site has', () => {
		const many = Object.fromEntries(Array.from({ length: 700 }, (_, index) => [`x${index}`, true]));
		const file = read(write({ modules: many }));
		expect(Object.keys(file?.modules ?? {})).toHaveLength(500);
		expect(file?.ignored[0]).toEqual({ key: 'x500', reason: 'The file has too many lines.' });
		expect(file?.ignoredCount).toBe(200);
	});

	it('keeps HTML as plain text', () => {
		const html = '<img src=x onerror="alert(1)">';
		const file = read(write({ site: html, settings: { carousel_background_color: html } }));
		expect(file).toMatchObject({ site: html, settings: { carousel_background_color: html } });
	});

	it('reads a file with a byte order mark, and cuts long names', () => {
		const file = read(`\uFEFF${write({ site: LONG + LONG, settings: { [LONG]: 1 } })}`);
		expect(file?.site).toHaveLength(200);
		expect(file?.ignored[0]?.key).toHaveLength(100);
	});

	it('has no name where the file has none, and modules that are off', () => {
		const modules = { stats: false };
		expect(read(write({ site: 7, modules }))).toMatchObject({ site: '', modules });
	});

	it('accepts 20 levels, and texts that are the same as others or as a key', () => {
		expect(read(withRaw(`"x":${nest(19)}`))?.site).toBe('Bakery');
		expect(read(withRaw('"a":"b","b":"b","c":["b","b",{"b":"b"}]'))?.site).toBe('Bakery');
	});

	it('accepts keys of text that look like JSON', () => {
		const prompt = '{"a":1,"a":2}';
		const file = read(write({ settings: { carousel_background_color: prompt } }));
		expect(file?.settings.carousel_background_color).toBe(prompt);
	});
});
