import {
	resolveSearchCard,
	resolveSearchProduct,
	type SearchCardFacts,
	type SearchCardView,
} from '@/domain/search';

export interface SearchSettingsFacts extends SearchCardFacts {
	/** One of the two switches is being saved. */
	isSaving: boolean;
}

export interface SearchSettings {
	/** Instant search answers visitors: without the search below it it does nothing. */
	isInstantOn: boolean;
	/** Only with the feature, and not while one of the two is saved (SETPERF-15). */
	isInstantUsable: boolean;
	/** Whether the search can be switched: what is on can always be switched off, and what nobody could tell be tried. */
	rest: 'none' | 'loading' | 'missing';
	/** What stands below the switches: the same as the dashboard says. */
	note: SearchCardView;
}

const RESTS: Partial<Record<SearchCardView['kind'], SearchSettings['rest']>> = {
	loading: 'loading',
	offer: 'missing',
};

/** The card of search: its second switch, and what goes with the two (SETPERF-12 to SETPERF-15). */
export function resolveSearchSettings(facts: SearchSettingsFacts): SearchSettings {
	const { connection, entitlements, hasSearchProduct, isOn, isInstantOn, isSaving } = facts;
	const hasInstant = resolveSearchProduct(entitlements, hasSearchProduct) === 'instant';
	const note = resolveSearchCard(facts);
	return {
		isInstantOn: isOn && isInstantOn,
		isInstantUsable: hasInstant && !isSaving && connection === 'connected',
		rest: isOn ? 'none' : (RESTS[note.kind] ?? 'none'),
		note,
	};
}
