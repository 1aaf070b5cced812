import { Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { DatedPurchase } from '@/domain/plans/purchases';
import type { ScanStatus } from '@/domain/scan';
import type { VaultPress } from '@/domain/rewind/vaultpress';
import { loadAntiSpam } from '@/state/anti-spam';
import { loadFeatures } from '@/state/site/entitlements';
import { loadPlugins, loadPluginUpdates } from '@/state/plugins';
import { loadProviderSite } from '@/state/site/provider-site';
import { vaultpressSlice } from '@/state/rewind/vaultpress';
import { ScreenRouter } from '#tests/support/render';
import { createTestStore, type StoreOptions } from '#tests/support/store';
import {
	BACKUPS,
	PLANS,
	PURCHASES,
	SCANS,
	VAULTPRESS,
	type Combination,
} from './protection-claims';

/*
 * The sites in the tests of contradictions: a store for each combination of plan, purchases, backups, scans and VaultPress, and the texts of a
 * screen's parts.
 */

const SCENARIOS: Record<Combination['plan'], string> = {
	free: 'free',
	personal: 'plan-personal',
	premium: 'plan-premium',
	security: 'security',
	complete: 'complete',
};

/** The slugs of each purchase. */
const SLUGS: Record<Combination['purchase'], string[]> = {
	nothing: [],
	backup: ['jetpack_backup_t1_yearly'],
	scan: ['jetpack_scan'],
	'anti-spam': ['jetpack_anti_spam'],
	'all three': ['jetpack_backup_daily', 'jetpack_scan_monthly', 'jetpack_anti_spam'],
	expired: ['jetpack_backup_t1_yearly'],
};

const toPurchases = (purchase: Combination['purchase']): DatedPurchase[] =>
	SLUGS[purchase].map((productSlug, id) => ({
		id,
		productSlug,
		productName: '',
		expiryDate: '',
		subscribedDate: '',
		isRefundable: false,
		isActive: true,
		isInForce: purchase !== 'expired',
	}));

const THREATS = [{}, {}];

function toScan(scan: Combination['scan']): ScanStatus {
	const status = { threats: [], credentials: [{}], scannedAt: null };
	switch (scan) {
		case 'clear':
			return { ...status, state: 'idle' };
		case 'threats':
			return { ...status, state: 'scanning', threats: THREATS };
		case 'no-credentials':
			return { ...status, state: 'idle', credentials: [] };
		default:
			return { ...status, state: scan };
	}
}

function toVaultPress(vaultpress: Combination['vaultpress']): VaultPress {
	const features = { backups: true, security: true };
	const threats = vaultpress === 'threats' ? THREATS.length : 0;
	return vaultpress === 'unregistered'
		? { code: 'not_registered', message: '', data: null }
		: { code: 'success', message: '', data: { active: true, features, threats } };
}

const PLUGIN = 'vaultpress/vaultpress.php';

const toPlugins = (vaultpress: Combination['vaultpress']): StoreOptions['world'] => ({
	// Everything besides backups and scans is on.
	modules: { active: ['protect', 'monitor'], override: {} },
	antiSpam: { key: 'a1b2c3d4e5f6' },
	provider: { akismet: 3 },
	plugins: {
		'akismet/akismet.php': { Name: 'Akismet', active: true },
		...(vaultpress !== 'absent' && {
			[PLUGIN]: { Name: 'VaultPress', active: vaultpress !== 'inactive' },
		}),
	},
});

/** A store with every response except those of the combination. */
export async function createSite(plan: Combination['plan'], vaultpress: Combination['vaultpress']) {
	const { store } = createTestStore({
		scenario: SCENARIOS[plan],
		world: toPlugins(vaultpress),
	});
	await Promise.all([
		store.dispatch(loadAntiSpam()),
		store.dispatch(loadPluginUpdates()),
		store.dispatch(loadProviderSite()),
		store.dispatch(loadFeatures()),
		store.dispatch(loadPlugins()),
	]);
	return store;
}

export type Store = Awaited<ReturnType<typeof createSite>>;

const ENTITIES: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' };

/** The text of each part on first render, by its name. */
export function readParts(store: Store, parts: Record<string, ReactElement>): Map<string, string> {
	const markup = renderToStaticMarkup(
		<Provider store={store}>
			<ScreenRouter route="/dashboard">
				{Object.entries(parts).map(([name, part]) => (
					<Fragment key={name}>
						<hr data-part={name} />
						{part}
					</Fragment>
				))}
			</ScreenRouter>
		</Provider>,
	);
	const read = (html: string): [string, string] => {
		const [name = '', ...rest] = html.split('"');
		const text = rest.join('"').replace(/^\/?>|<[^>]*>/g, ' ');
		return [name, text.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity)];
	};
	return new Map(markup.split('<hr data-part="').slice(1).map(read));
}

export const isIn = <T,>(list: readonly T[], ...items: T[]) =>
	items.some((item) => list.includes(item));

const at = <T,>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/**
 * Each purchase with every state of backups and with every state of scans. The remaining state rotates, because all
 * combinations would take minutes.
 */
export const COMBINATIONS = PURCHASES.flatMap((purchase, turn) => [
	...BACKUPS.map((backup, index) => ({ purchase, backup, scan: at(SCANS, turn + index) })),
	...SCANS.map((scan, index) => ({ purchase, scan, backup: at(BACKUPS, turn + index) })),
]);

export const COUNT = COMBINATIONS.length * PLANS.length * VAULTPRESS.length;

/** Replaces the provider's answers with the state of a combination. */
export function receive(store: Store, { purchase, backup, scan, vaultpress }: Combination) {
	store.dispatch({ type: 'purchases/received', payload: toPurchases(purchase) });
	store.dispatch({ type: 'rewind/received', payload: { state: backup, isNew: false } });
	store.dispatch({ type: 'scan/received', payload: toScan(scan) });
	store.dispatch(
		isIn(['absent', 'inactive'], vaultpress)
			? vaultpressSlice.failed({ kind: 'http', code: 'not_active', message: '', status: 404 })
			: vaultpressSlice.received(toVaultPress(vaultpress)),
	);
}
