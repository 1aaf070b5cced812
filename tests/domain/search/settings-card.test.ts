import { resolveSearchSettings, type SearchSettingsFacts } from '@/domain/search/settings-card';
import { idle } from '@/lib/remote';
import { entitle } from '#tests/support/entitlements';
import { having } from '../shorthand';

const UNANSWERED = entitle({ features: idle, providerSite: idle });

const FACTS: SearchSettingsFacts = {
	connection: 'connected',
	entitlements: having('search', 'instant-search'),
	hasSearchProduct: false,
	isOn: true,
	isInstantOn: true,
	isSaving: false,
	promotion: 'upgrade',
};

it.each<[string, Partial<SearchSettingsFacts>, boolean]>([
	['usable while the search is off', { isOn: false }, true],
	['disabled before an answer', { entitlements: entitle({ features: idle }) }, false],
	['disabled offline', { connection: 'offline' }, false],
])('SETPERF-15 instant search is %s', (_title, facts, isUsable) => {
	expect(resolveSearchSettings({ ...FACTS, ...facts }).isInstantUsable).toBe(isUsable);
});

it('instant search is off while search is off', () => {
	expect(resolveSearchSettings(FACTS).isInstantOn).toBe(true);
	expect(resolveSearchSettings({ ...FACTS, isOn: false }).isInstantOn).toBe(false);
});

it.each<[string, Partial<SearchSettingsFacts>, string]>([
	['the site lacks it', { entitlements: having() }, 'missing'],
	['the answers are pending', { entitlements: UNANSWERED }, 'loading'],
	['only the setting reports it', { entitlements: having(), hasSearchProduct: true }, 'none'],
])('decides whether search can be switched on: %s', (_title, facts, rest) => {
	expect(resolveSearchSettings({ ...FACTS, isOn: false, ...facts }).rest).toBe(rest);
});

it('search can always be switched off', () => {
	expect(resolveSearchSettings({ ...FACTS, entitlements: having() }).rest).toBe('none');
});
