import { setLocaleData } from '@wordpress/i18n';
import { listPaletteEntries } from '@/domain/palette';
import { toSafeUrl } from '@/lib/safe-url';
import { readPrinted } from './read-printed';

/** An entry as WordPress's palette takes it (`core/commands`). */
export interface Command {
	name: string;
	label: string;
	keywords: readonly string[];
	category: 'view';
	callback: (palette: { close: () => void }) => void;
}

const pageOf = (url: URL) => `${url.pathname} ${url.searchParams.get('page')}`;

/** On the app's own page another hash is enough: it asks there before something is lost. */
function open(page: string, path: string): void {
	if (pageOf(new URL(page)) === pageOf(new URL(window.location.href))) {
		window.location.hash = path;
	} else {
		window.location.assign(`${page}#${path}`);
	}
}

/**
 * The palette's entries for what the admin page printed; none for what cannot be read.
 *
 * @param json As `readPrinted` takes it.
 */
export default function createCommands(json: string): Command[] {
	const printed = readPrinted(json);
	const page = toSafeUrl(printed?.page);
	if (!printed || !page) {
		return [];
	}
	if (printed.texts) {
		setLocaleData(printed.texts, 'dashboard-for-jetpack');
	}
	return listPaletteEntries(printed.facts).map(({ name, label, keywords, path }) => ({
		name,
		label,
		keywords,
		category: 'view',
		callback: ({ close }) => {
			// The palette gives the focus back as it closes: the setting takes it afterwards.
			close();
			open(page, path);
		},
	}));
}
