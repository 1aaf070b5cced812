import {
	describeDeciders,
	type AuthorKind,
	type Decided,
	type Decider,
	type Deciders,
} from '@/domain/modules/deciders';

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

const say = (kind: Decided['kind'], answer: Partial<Deciders>) =>
	describeDeciders(
		{ kind, id: 'likes' },
		{ found: [], guesses: [], constants: [], isSaved: true, ...answer },
	);

it.each<[Partial<Decider>, string]>([
	[{ author: author('must-use') }, 'Turned on by the must-use plugin Acme (acme/a.php:12).'],
	[{ author: author('theme') }, 'Turned on by the theme Acme (acme/a.php:12).'],
	[
		{ author: author('helper', '__return_false', '', 0) },
		'Turned on by a filter that calls __return_false.',
	],
	[{ author: author('network', '', '', 0) }, 'Turned on by code that runs on the whole network.'],
	[{ author: author('other') }, 'Turned on by acme/a.php:12.'],
	[{ author: author('other', '', '', 0) }, 'Turned on by code that couldn’t be located.'],
	[{ forces: 'value' }, 'Set by Acme (acme/a.php:12).'],
	[{ forces: 'part' }, 'Changed by Acme (acme/a.php:12).'],
	[{ forces: null, fault: 'slow' }, 'Too slow to test: Acme (acme/a.php:12).'],
	[{ forces: null, fault: 'failed' }, 'Failed during the test: Acme (acme/a.php:12).'],
])('says who forces a module: %j', (fields, sentence) => {
	expect(say('module', { found: [by(fields)] })).toEqual([sentence]);
});

it.each<[Decided['kind'], string]>([
	['module', 'This code mentions Jetpack’s list of modules: Guess (guess.php:3).'],
	['setting', 'This code mentions the setting: Guess (guess.php:3).'],
	['offline-mode', 'This code mentions Jetpack’s offline mode: Guess (guess.php:3).'],
])('names all, and then the code that names the filter: %s', (kind, guess) => {
	expect(
		say(kind, {
			found: [by({}), by({}), by({ forces: 'off' })],
			guesses: [author('plugin', 'Guess', 'guess.php', 3)],
			constants: ['WPCC_MATCH_BY_EMAIL'],
		}),
	).toEqual([
		'Set by a constant of this server: WPCC_MATCH_BY_EMAIL.',
		'Turned on by Acme (acme/a.php:12).',
		'Turned off by Acme (acme/a.php:12).',
		guess,
	]);
});

it.each<[Decided['kind'], boolean, string]>([
	['module', true, 'No plugin or theme was found that does this. Your host may have set it.'],
	['setting', true, 'This is the saved value. No code changes it now.'],
	['offline-mode', true, 'The site’s option jetpack_offline_mode turns it on.'],
	[
		'offline-mode',
		false,
		'No code was found that turns it on. Jetpack does so itself if the site’s address looks local.',
	],
])('says what it means that nobody was found: %s, saved: %s', (kind, isSaved, sentence) => {
	expect(say(kind, { isSaved })).toEqual([sentence]);
});
