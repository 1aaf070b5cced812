import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files';

/** Texts that only React and react-dom contain, of any version. A second copy could not share a hook or a context with WordPress's own. */
const MARKS = [
	'react.element',
	'react.transitional.element',
	'__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
	'__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
	'__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
	'reactjs.org/docs/error-decoder',
	'react.dev/errors/',
];

/** Part of deepmerge, which `@wordpress/components` calls with its own rule, so that this check for React elements never runs. */
const UNUSED_CHECK = '"function"==typeof Symbol&&Symbol.for?Symbol.for("react.element"):60103';

const marksIn = (text: string) => MARKS.filter((mark) => text.includes(mark));

const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');

describe('React', () => {
	const files = readdirSync(join(ROOT, 'php-stub/build'), { recursive: true, encoding: 'utf8' });
	const scripts = files.filter((file) => file.endsWith('.js'));

	it.each(['react', 'react-dom', 'react-19', 'react-dom-19'])('is recognized in %s', (name) => {
		const [folder] = name.split('-19');
		const file = name === 'react-dom-19' ? 'react-dom-client' : folder;
		expect(
			marksIn(
				read('node_modules', name, `cjs/${file}.production${name.endsWith('19') ? '' : '.min'}.js`),
			),
		).not.toEqual([]);
	});

	it('is missing from every built file', () => {
		expect(scripts.length).toBeGreaterThan(20);
		const found = scripts.flatMap((file) =>
			marksIn(read('php-stub/build', file).replace(UNUSED_CHECK, '')).map(
				(mark) => `${file}: ${mark}`,
			),
		);
		expect(found).toEqual([]);
	});

	it('is a dependency of the entry, so that WordPress loads its own', () => {
		const [, list = ''] =
			/'dependencies' => array\(([^)]*)\)/.exec(read('php-stub/build/admin.asset.php')) ?? [];
		const names = list.match(/[\w-]+/g);
		expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-jsx-runtime']));
	});
});
