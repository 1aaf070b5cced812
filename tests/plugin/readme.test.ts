import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScripts } from '../lint/source';

const STUB = join(__dirname, '../../php-stub');
const readme = readFileSync(join(STUB, 'readme.txt'), 'utf8');
const sources = readScripts('src');

/** The pictures of the plugin directory, written by `npm run screenshots`. */
const PICTURES = join(__dirname, '../../.readme');

/** The lines above the short description. */
const header = new Map(
	[...readme.matchAll(/^([A-Z][\w ]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

const sections = new Map(
	readme
		.split(/^== /m)
		.slice(1)
		.map((section) => {
			const [title = '', ...lines] = section.split('\n');
			return [title.replace(/ ==$/, ''), lines.join('\n').trim()];
		}),
);

const partsOf = (section: string) =>
	new Map(
		(sections.get(section) ?? '')
			.split(/^= /m)
			.slice(1)
			.map((part) => {
				const [title = '', ...lines] = part.split('\n');
				return [title.replace(/ =$/, ''), lines.join('\n').trim()];
			}),
	);

describe('readme.txt', () => {
	it('has the WordPress version that the plugin was tested with', () => {
		expect(header.get('Tested up to')).toBe('7.1');
	});

	it('has at most five tags, and no contributors: the project has no account in the directory', () => {
		expect(header.has('Contributors')).toBe(false);
		const tags = header.get('Tags')?.split(', ') ?? [];
		expect(tags.length).toBeGreaterThan(0);
		expect(tags.length).toBeLessThanOrEqual(5);
	});

	it('has a short description of one line with at most 150 characters', () => {
		const [, description = ''] = readme.split(/^== /m)[0]?.trim().split(/\n\n+/) ?? [];
		expect(description).toMatch(/^[^\n]{20,150}$/);
	});

	it('has the sections of the plugin directory', () => {
		expect([...sections.keys()].join(', ')).toBe(
			'Description, Installation, Frequently Asked Questions, External services, Screenshots, Changelog',
		);
		expect([...sections.values()].filter((text) => text === '')).toEqual([]);
	});

	it('has at most six screenshots of up to 150 KB, each with a caption', () => {
		const captions = [...(sections.get('Screenshots') ?? '').matchAll(/^(\d+)\. (\S.+)$/gm)];
		const pictures = readdirSync(PICTURES).filter((name) => name.startsWith('screenshot-'));
		const named = captions.map(([, number = '']) => `screenshot-${number}.png`);
		expect(named).toEqual(captions.map((_, index) => `screenshot-${index + 1}.png`));
		expect(pictures.sort()).toEqual(named);
		expect(pictures.length).toBeGreaterThan(0);
		expect(pictures.length).toBeLessThanOrEqual(6);
		for (const name of pictures) {
			const file = readFileSync(join(PICTURES, name));
			expect(file.subarray(1, 4).toString()).toBe('PNG');
			expect(file.length).toBeLessThanOrEqual(150 * 1024);
		}
	});

	it('has no text of the template, and a version that was tested after the oldest one', () => {
		expect(readme).not.toMatch(/^Donate link|upgrade notice|this is a long description|tag1/im);
		expect(header.get('Stable tag')).not.toBe('trunk');
		expect(header.get('License')).toBe('GPL-2.0-or-later');
		const [oldest = 0, newest = 0] = ['Requires at least', 'Tested up to'].map((name) =>
			parseFloat(header.get(name) ?? ''),
		);
		expect(newest).toBeGreaterThanOrEqual(oldest);
	});

	it('agrees with the header of the plugin', () => {
		const plugin = readFileSync(join(STUB, 'dashboard-for-jetpack.php'), 'utf8');
		const versionOf = (name: string) =>
			new RegExp(`^ \\* ${name}: +(\\S+)$`, 'm').exec(plugin)?.[1];
		expect(readme).toMatch(/^=== Dashboard for Jetpack ===\n/);
		expect(header.get('Stable tag')).toBe(versionOf('Version'));
		expect(header.get('Requires at least')).toBe(versionOf('Requires at least'));
		expect(header.get('Requires PHP')).toBe(versionOf('Requires PHP'));
	});
});

describe('external services in readme.txt', () => {
	const services = partsOf('External services');

	it.each([...services])(
		'%s: lists what is sent and when, with terms and privacy policy',
		(_, text) => {
			expect(text).toMatch(/^Sent: \S.+\.$/m);
			expect(text).toMatch(/^When: \S.+\.$/m);
			expect(text).toMatch(/\[[^\]]*(terms|guidelines)[^\]]*\]\(https:\/\/\S+\)/i);
			expect(text).toMatch(/\[[^\]]*privacy policy[^\]]*\]\(https:\/\/\S+\)/i);
		},
	);

	it.each([
		...['jetpack.com', 'public-api.wordpress.com', 'gravatar.com', 'i0.wp.com', '_tkq'],
		...['pixel.wp.com', 'wordpress.org', 'search.google.com', 'play.google.com', 'apps.apple.com'],
	])('include %s once', (host) => {
		expect([...services.values()].filter((text) => text.includes(`\`${host}\``))).toHaveLength(1);
	});

	it('include every host in the sources', () => {
		const hosts = [...sources.values()]
			.flatMap((text) => [...text.matchAll(/['"`]https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/g)])
			.map(([, host = '']) => host)
			.filter((host) => !['www.w3.org', 'example.com'].includes(host));
		expect(hosts.length).toBeGreaterThan(5);
		const text = sections.get('External services') ?? '';
		expect(hosts.filter((host) => !text.includes(`\`${host}\``))).toEqual([]);
	});
});

describe('browser storage in readme.txt', () => {
	const LIST = /^\* `([\w-]+)`: \S/gm;
	const text = partsOf('Frequently Asked Questions').get('What does it store?') ?? '';
	const listed = [...text.matchAll(LIST)].map(([, key = '']) => key).sort();

	/** The keys of the calls in the sources: texts, or constants of a source. Any other argument is listed unchanged. */
	const findKeys = (call: RegExp) =>
		[...sources.values()].flatMap((source) =>
			[...source.matchAll(call)].map(([, argument = '']) => {
				const constant = new RegExp(`const ${argument} = '([^']+)';`);
				const [found] = [source, ...sources.values()].flatMap(
					(from) => constant.exec(from)?.[1] ?? [],
				);
				return found ?? argument.replace(/^'(.*)'$/, '$1');
			}),
		);
	const keys = findKeys(/(?<!function )\bdefineMemory\(\s*([^,)]+)/g);

	it('lists every key that the app uses, and no others', () => {
		expect(keys.length).toBeGreaterThan(5);
		expect(new Set(keys).size).toBe(keys.length);
		expect(listed).toEqual([...keys].sort());
	});

	it('counts the entries of the browser', () => {
		const COUNTS = ['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'];
		expect(text).toContain(`up to ${COUNTS[listed.length - 11]} entries`);
	});

	it('is used by one file, which uses the local storage alone', () => {
		const STORAGE =
			/\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie|window\.caches/;
		const writers = [...sources].filter(([, text]) => STORAGE.test(text));
		expect(writers.map(([file]) => file)).toEqual(['src/app/browser.ts']);
		const [[, writer = ''] = []] = writers;
		expect(writer).not.toMatch(
			/sessionStorage|indexedDB|cookieStore|document\.cookie|window\.caches/,
		);
		// A memory checks the values that it reads.
		const callers = [...sources].filter(([, source]) =>
			/\bbrowser\.(?:remember|recall|forget)\(/.test(source),
		);
		expect(callers.map(([file]) => file)).toEqual(['src/state/store/memory.ts']);
	});

	it('is not used by the scripts that the admin page prints', () => {
		const folder = join(STUB, 'admin-page');
		const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
		const users = scripts.filter((name) =>
			/(local|session)Storage/.test(readFileSync(join(folder, name), 'utf8')),
		);
		expect(users).toEqual([]);
	});
});
