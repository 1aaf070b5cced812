import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Replaces `@wordpress/icons` in tests: loads an icon when it is first used, instead of all 340 in every file. */
const FOLDER = join(dirname(require.resolve('@wordpress/icons/package.json')), 'build');
const LIBRARY = readFileSync(join(FOLDER, 'library/index.cjs'), 'utf8');

const files = new Map(
	[...LIBRARY.matchAll(/var (\w+) = __toESM\(require\("\.\/([\w-]+\.cjs)"\)\)/g)].map(
		([, variable, file]) => [variable, join(FOLDER, 'library', file!)],
	),
);
files.set('Icon', join(FOLDER, 'icon/index.cjs'));

const icons = [...LIBRARY.matchAll(/(\w+): \(\) => (\w+)\.default/g)].map(([, name, variable]) => [
	name!,
	variable!,
]);

for (const [name = '', variable = ''] of [...icons, ['Icon', 'Icon']]) {
	Object.defineProperty(exports, name, {
		enumerable: true,
		get: () => (jest.requireActual(files.get(variable)!) as { default: unknown }).default,
	});
}
