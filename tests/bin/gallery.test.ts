import { pick, SCREENS } from '../../bin/lib/gallery/screens.mjs';
import { ROUTES } from '@/domain/routes/table';

/** Other names of a screen, and dialogs over one. */
const NO_SCREENS_OF_THEIR_OWN = [
	'',
	'reconnect',
	'disconnect',
	'woo-setup',
	'setup',
	'settings',
	'recommendations',
];

it('the gallery has every screen of the app', () => {
	const paths = ROUTES.filter(({ group }) => group !== 'plans' && group !== 'skip-link')
		.map(({ path }) => path.slice(1))
		.filter((path) => !NO_SCREENS_OF_THEIR_OWN.includes(path));
	expect([...SCREENS].sort()).toEqual(paths.sort());
});

it('a part of it can be asked for, and what there is not is said', () => {
	expect(pick('role', undefined, ['a', 'b'])).toEqual(['a', 'b']);
	expect(pick('role', 'b', ['a', 'b'])).toEqual(['b']);
	expect(() => pick('role', 'b,c', ['a', 'b'])).toThrow('--role knows no "c": choose of a, b.');
});
