import type { SiteConnection } from '@/domain/connection';
import type { PaletteFacts } from '@/domain/palette';
import { isMap } from '@/lib/is-map';

/** What the admin page prints for the palette. */
export interface PrintedPalette {
	/** Address of the page that carries the app, without a hash. */
	page: string;
	facts: PaletteFacts;
	/** Texts in the person's language, by the original; null where they are those of the code. */
	texts: Record<string, string[]> | null;
}

const CONNECTIONS: readonly SiteConnection[] = ['offline', 'connected', 'unconnected'];

const listOf = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function readFacts(printed: Record<string, unknown>): PaletteFacts {
	const is = (name: string) => printed[name] === true;
	return {
		canManageModules: is('canManageModules'),
		canEditPosts: is('canEditPosts'),
		isLinked: is('isLinked'),
		isConnectionOwner: is('isConnectionOwner'),
		connection: CONNECTIONS.find((kind) => kind === printed.connection) ?? 'unconnected',
		showRecommendations: is('showRecommendations'),
		showBackups: is('showBackups'),
		isToolbarAlwaysOn: is('isToolbarAlwaysOn'),
		isInFolder: is('isInFolder'),
		modules: listOf(printed.modules),
		active: listOf(printed.active),
	};
}

/** Of a translation file: the texts of its only domain, whatever that is called there. */
function readTexts(file: unknown): PrintedPalette['texts'] {
	const byDomain = isMap(file) && isMap(file.locale_data) ? Object.values(file.locale_data) : [];
	const texts = byDomain.find(isMap);
	if (!texts) {
		return null;
	}
	return Object.fromEntries(Object.entries(texts).map(([text, forms]) => [text, listOf(forms)]));
}

function parse(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}

/**
 * Reads what the admin page printed, leniently: a fact that is missing is a right that is not there.
 *
 * @param json `{ page, facts, translations }`.
 * @return Null where there is no page to lead to.
 */
export function readPrinted(json: string): PrintedPalette | null {
	const printed = parse(json);
	if (!isMap(printed) || typeof printed.page !== 'string' || !isMap(printed.facts)) {
		return null;
	}
	return {
		page: printed.page,
		facts: readFacts(printed.facts),
		texts: readTexts(printed.translations),
	};
}
