import { pick, SCREENS } from '../../bin/lib/gallery/screens.mjs';
import { ROUTES } from '@/domain/routes/table';

/** Routes to the screen of another route, or to a dialog. */
const OTHER_ROUTES = [
	...['', 'reconnect', 'disconnect', 'woo-setup', 'setup', 'settings', 'recommendations'],
];

it('the gallery contains every screen of the app', () => {
	const paths = ROUTES.filter(({ group }) => group !== 'plans' && group !== 'skip-link')
		.map(({ path }) => path.slice(1))
		.filter((path) => !OTHER_ROUTES.includes(path));
	expect([...SCREENS].sort()).toEqual(paths.sort());
});

it('a flag selects a part of the gallery, and throws for an unknown value', () => {
	expect(pick('role', undefined, ['a', 'b'])).toEqual(['a', 'b']);
	expect(pick('role', 'b', ['a', 'b'])).toEqual(['b']);
	expect(() => pick('role', 'b,c', ['a', 'b'])).toThrow('--role knows no "c": choose of a, b.');
});
