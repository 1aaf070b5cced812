import { __, sprintf } from '@wordpress/i18n';

/**
 * Whose code it is. A helper is a function of WordPress or PHP, such as `__return_false`, which anybody may use.
 * Only those who manage a network learn more of its code.
 */
export type AuthorKind = 'plugin' | 'must-use' | 'theme' | 'network' | 'helper' | 'other';

export interface CodeAuthor {
	kind: AuthorKind;
	/** Of the plugin, theme, helper or file; "" if it is not known. */
	name: string;
	/** Below the folder of its kind; "" if it is not known. */
	file: string;
	/** 0 if it is not known. */
	line: number;
}

/** What may be decided by code: a module by its slug, a setting by its key, or offline mode, whose id is "". */
export interface Decided {
	kind: 'module' | 'setting' | 'offline-mode';
	id: string;
}

/** A callback of the filters through which Jetpack reads a value. */
export interface Decider {
	author: CodeAuthor;
	/** Its effect: `value` sets one other than on or off, `part` changes whatever is there; null if that is unknown. */
	forces: 'on' | 'off' | 'value' | 'part' | null;
	/** Why it was not tried to the end. */
	fault: 'slow' | 'failed' | null;
}

export interface Deciders {
	found: Decider[];
	/** Code that names the filter, where no author of a callback is known. */
	guesses: CodeAuthor[];
	/** Names of the constants of the server that decide. */
	constants: string[];
	/** Whether the site has a value of its own. */
	isSaved: boolean;
}

export function nameAuthor({ kind, name, file, line }: CodeAuthor): string {
	const place = file === '' ? '' : `${file}:${line}`;
	switch (kind) {
		case 'plugin':
			return `${name} (${place})`;
		case 'must-use':
			/* translators: 1: name of a plugin. 2: a file with the number of a line. */
			return sprintf(__('the must-use plugin %1$s (%2$s)'), name, place);
		case 'theme':
			/* translators: 1: name of a theme. 2: a file with the number of a line. */
			return sprintf(__('the theme %1$s (%2$s)'), name, place);
		case 'network':
			return __('code that runs on the whole network');
		case 'helper':
			/* translators: %s: name of a function. */
			return sprintf(__('a filter that calls %s'), name);
		case 'other':
			return place === '' ? __('code that couldn’t be located') : place;
	}
}

const getEffects = () => ({
	/* translators: %s: a plugin, a theme or a file. */
	on: __('Turned on by %s.'),
	/* translators: %s: a plugin, a theme or a file. */
	off: __('Turned off by %s.'),
	/* translators: %s: a plugin, a theme or a file. */
	value: __('Set by %s.'),
	/* translators: %s: a plugin, a theme or a file. */
	part: __('Changed by %s.'),
	/* translators: %s: a plugin, a theme or a file. */
	slow: __('Too slow to test: %s.'),
	/* translators: %s: a plugin, a theme or a file. */
	failed: __('Failed during the test: %s.'),
});

function describeDecider({ author, forces, fault }: Decider): string {
	const sentence = getEffects()[forces ?? fault ?? 'failed'];
	return sprintf(sentence, nameAuthor(author));
}

const getMentions = () => ({
	/* translators: %s: a plugin, a theme or a file. */
	module: __('This code mentions Jetpack’s list of modules: %s.'),
	/* translators: %s: a plugin, a theme or a file. */
	setting: __('This code mentions the setting: %s.'),
	/* translators: %s: a plugin, a theme or a file. */
	'offline-mode': __('This code mentions Jetpack’s offline mode: %s.'),
});

function describeNobody(kind: Decided['kind'], isSaved: boolean): string {
	switch (kind) {
		case 'module':
			return __('No plugin or theme was found that does this. Your host may have set it.');
		case 'setting':
			return isSaved
				? __('This is the saved value. No code changes it now.')
				: __('Nothing was saved, so this is Jetpack’s default.');
		case 'offline-mode':
			return isSaved
				? __('The site’s option jetpack_offline_mode turns it on.')
				: __(
						'No code was found that turns it on. Jetpack does so itself if the site’s address looks local.',
					);
	}
}

export function describeDeciders(
	{ kind }: Decided,
	{ found, guesses, constants, isSaved }: Deciders,
): string[] {
	const mention = getMentions()[kind];
	// A callback may be on several filters.
	const sentences = new Set([
		...constants.map((name) =>
			/* translators: %s: name of a constant of PHP. */
			sprintf(__('Set by a constant of this server: %s.'), name),
		),
		...found.map(describeDecider),
		...guesses.map((author) => sprintf(mention, nameAuthor(author))),
	]);
	return sentences.size > 0 ? [...sentences] : [describeNobody(kind, isSaved)];
}
