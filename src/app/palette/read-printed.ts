import type { SiteConnection } from '@/domain/connection';
import type { PaletteFacts } from '@/domain/palette';
import { isMap } from '@/lib/is-map';

/** The data that the admin page prints for the palette. */
export interface PrintedPalette {
	/** Address of the page that carries the app, without a hash. */
	page: string;
	facts: PaletteFacts;
}

const CONNECTIONS: readonly SiteConnection[] = ['offline', 'connected', 'unconnected'];

const listOf = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function readFacts(printed: Record<string, unknown>): PaletteFacts {
	const is = (name: string) => printed[name] === true;
	const active = listOf(printed.active);
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
		modules: [...active, ...listOf(printed.inactive)],
		active,
		missingSettings: listOf(printed.missingSettings),
	};
}

function parse(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}

/**
 * Reads the printed data leniently: a missing fact grants nothing. Each module is printed once, as active or
 * inactive.
 *
 * @param json `{ page, facts }`.
 * @return Null if there is no page to open.
 */
export function readPrinted(json: string): PrintedPalette | null {
	const printed = parse(json);
	if (!isMap(printed) || typeof printed.page !== 'string' || !isMap(printed.facts)) {
		return null;
	}
	return { page: printed.page, facts: readFacts(printed.facts) };
}
