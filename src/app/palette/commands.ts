import { listPaletteEntries } from '@/domain/palette';
import { toSafeUrl, type SafeUrl } from '@/lib/safe-url';
import { browser } from '../browser';
import { readPrinted } from './read-printed';

/** An entry as WordPress's palette takes it (`core/commands`). */
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

/** On the app's own page another hash is enough: it asks there before something is lost. */
function open(target: SafeUrl, path: string): void {
	if (pageOf(target) === pageOf(window.location.href)) {
		window.location.hash = path;
	} else {
		browser.navigate(target);
	}
}

/**
 * The palette's entries for what the admin page printed; none for what cannot be read.
 *
 * @param json As `readPrinted` takes it.
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
			// The palette gives the focus back as it closes: the setting takes it afterwards.
			close();
			open(target, path);
		};
		return [{ ...entry, category: 'view' as const, callback }];
	});
}
