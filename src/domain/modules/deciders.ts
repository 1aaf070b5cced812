import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';

/** Whose code it is. A helper is a function of WordPress or PHP, such as `__return_false`, which anybody may use. */
export type AuthorKind = 'plugin' | 'must-use' | 'theme' | 'helper' | 'other';

export interface CodeAuthor {
	kind: AuthorKind;
	/** Of the plugin, theme, helper or file; "" if it is not known. */
	name: string;
	/** Below the folder of its kind; "" for a helper. */
	file: string;
	/** 0 for a helper. */
	line: number;
}

/** A callback of the filters through which Jetpack reads its modules. */
export interface Decider {
	author: CodeAuthor;
	/** What it makes of the module; null if that is not known. */
	forces: 'on' | 'off' | null;
	/** Why it was not tried to the end. */
	fault: 'slow' | 'failed' | null;
}

export interface Deciders {
	found: Decider[];
	/** Code that names the list of modules, where no author of a callback is known. */
	guesses: CodeAuthor[];
}

/** The author with the place in the code. */
export function nameAuthor({ kind, name, file, line }: CodeAuthor): string {
	const place = file === '' ? '' : `${file}:${line}`;
	switch (kind) {
		case 'plugin':
			return `${name} (${place})`;
		case 'must-use':
			/* translators: 1: name of a plugin. 2: a file with the number of a line. */
			return sprintf(__('the must-use plugin %1$s (%2$s)', 'dashboard-for-jetpack'), name, place);
		case 'theme':
			/* translators: 1: name of a theme. 2: a file with the number of a line. */
			return sprintf(__('the theme %1$s (%2$s)', 'dashboard-for-jetpack'), name, place);
		case 'helper':
			/* translators: %s: name of a function. */
			return sprintf(__('a filter that calls %s', 'dashboard-for-jetpack'), name);
		case 'other':
			return place === '' ? __('code that couldn’t be located', 'dashboard-for-jetpack') : place;
		default:
			return assertNever(kind);
	}
}

function describeDecider({ author, forces, fault }: Decider): string {
	const who = nameAuthor(author);
	switch (forces) {
		case 'on':
			/* translators: %s: a plugin, a theme or a file. */
			return sprintf(__('Turned on by %s.', 'dashboard-for-jetpack'), who);
		case 'off':
			/* translators: %s: a plugin, a theme or a file. */
			return sprintf(__('Turned off by %s.', 'dashboard-for-jetpack'), who);
		case null:
			return fault === 'slow'
				? /* translators: %s: a plugin, a theme or a file. */
					sprintf(__('Too slow to test: %s.', 'dashboard-for-jetpack'), who)
				: /* translators: %s: a plugin, a theme or a file. */
					sprintf(__('Failed during the test: %s.', 'dashboard-for-jetpack'), who);
		default:
			return assertNever(forces);
	}
}

/** Who forces a module on or off, in sentences. */
export function describeDeciders({ found, guesses }: Deciders): string[] {
	const mentions = guesses.map((author) =>
		sprintf(
			/* translators: %s: a plugin, a theme or a file. */
			__('This code mentions Jetpack’s list of modules: %s.', 'dashboard-for-jetpack'),
			nameAuthor(author),
		),
	);
	// A callback may hang on several filters.
	const sentences = [...new Set([...found.map(describeDecider), ...mentions])];
	return sentences.length > 0
		? sentences
		: [
				__(
					'No plugin or theme was found that does this. Your host may have set it.',
					'dashboard-for-jetpack',
				),
			];
}
