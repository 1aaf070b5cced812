import { listPaletteEntries } from '@/domain/palette';
import { toSafeUrl, type SafeUrl } from '@/lib/safe-url';
import { browser } from '../browser';
import { readPrinted } from './read-printed';

/** A command in the format of WordPress's palette (`core/commands`). */
export interface Command {
	name: string;
	label: string;
	keywords: readonly string[];
	category: 'view';
	callback: (palette: { close: () => void }) => void;
}

const pageOf = (url: string) => {
	const { pathname, searchParams } = new URL(url);
	return `${pathname} ${searchParams.get('page')}`;
};

/** On the app's own page only the hash changes, so that the app can ask before unsaved changes are lost. */
function open(target: SafeUrl, path: string): void {
	if (pageOf(target) === pageOf(window.location.href)) {
		window.location.hash = path;
	} else {
		browser.navigate(target);
	}
}

/**
 * Creates the palette's commands from the printed data; none if the data is malformed.
 *
 * @param json In the format of `readPrinted`.
 */
export default function createCommands(json: string): Command[] {
	const printed = readPrinted(json);
	if (!printed) {
		return [];
	}
	return listPaletteEntries(printed.facts).flatMap(({ path, ...entry }) => {
		const target = toSafeUrl(`${printed.page}#${path}`);
		if (!target) {
			return [];
		}
		const callback: Command['callback'] = ({ close }) => {
			// The palette restores the focus as it closes; the setting receives it afterwards.
			close();
			open(target, path);
		};
		return [{ ...entry, category: 'view' as const, callback }];
	});
}
