import {
	resolveSearchCard,
	resolveSearchProduct,
	type SearchCardFacts,
	type SearchCardView,
} from '@/domain/search/dashboard-card';

export interface SearchSettingsFacts extends SearchCardFacts {
	/** One of the two switches is being saved. */
	isSaving: boolean;
}

export interface SearchSettings {
	/** Instant search is the visitors' interface and does nothing without the search. */
	isInstantOn: boolean;
	/** Usable only with the feature, and not while one of the two is being saved (SETPERF-15). */
	isInstantUsable: boolean;
	/** Whether the search can be switched: it can always be switched off, and switched on if its state is unknown. */
	rest: 'none' | 'loading' | 'missing';
	/** The note below the switches, the same as on the dashboard. */
	note: SearchCardView;
}

const RESTS: Partial<Record<SearchCardView['kind'], SearchSettings['rest']>> = {
	loading: 'loading',
	offer: 'missing',
};

/** The search card: its second switch, and the note below the switches (SETPERF-12 to SETPERF-15). */
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
