import { describeDeciders, type AuthorKind, type Decider } from '@/domain/modules/deciders';

const author = (kind: AuthorKind, name = 'Acme', file = 'acme/a.php', line = 12) => ({
	kind,
	name,
	file,
	line,
});

const by = (fields: Partial<Decider>): Decider => ({
	author: author('plugin'),
	forces: 'on',
	fault: null,
	...fields,
});

it.each<[Partial<Decider>, string]>([
	[{}, 'Turned on by Acme (acme/a.php:12).'],
	[{ forces: 'off' }, 'Turned off by Acme (acme/a.php:12).'],
	[{ author: author('must-use') }, 'Turned on by the must-use plugin Acme (acme/a.php:12).'],
	[{ author: author('theme') }, 'Turned on by the theme Acme (acme/a.php:12).'],
	[
		{ author: author('helper', '__return_false', '', 0), forces: 'off' },
		'Turned off by a filter that calls __return_false.',
	],
	[{ author: author('other') }, 'Turned on by acme/a.php:12.'],
	[{ author: author('other', '', '', 0) }, 'Turned on by code that couldn’t be located.'],
	[{ forces: null, fault: 'slow' }, 'Too slow to test: Acme (acme/a.php:12).'],
	[{ forces: null, fault: 'failed' }, 'Failed during the test: Acme (acme/a.php:12).'],
])('says who forces a module: %j', (fields, sentence) => {
	expect(describeDeciders({ found: [by(fields)], guesses: [] })).toEqual([sentence]);
});

it('names all, and then the code that names the list', () => {
	const guesses = [author('plugin', 'Guess', 'guess.php', 3)];
	expect(describeDeciders({ found: [by({}), by({ forces: 'off' })], guesses })).toEqual([
		'Turned on by Acme (acme/a.php:12).',
		'Turned off by Acme (acme/a.php:12).',
		'This code mentions Jetpack’s list of modules: Guess (guess.php:3).',
	]);
});

it('says that nobody was found', () => {
	expect(describeDeciders({ found: [], guesses: [] })).toEqual([
		'No plugin or theme was found that does this. Your host may have set it.',
	]);
});
