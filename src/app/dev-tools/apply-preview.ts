import { createSelector } from '@reduxjs/toolkit';
import type { BackupState } from '@/domain/rewind/status';
import type { ProviderSite, SitePlan } from '@/domain/site/types';
import { knownData, toReady } from '@/lib/remote';
import { selectRewind } from '@/state/rewind';
import { selectProviderSite } from '@/state/site/provider-site';
import { selectFeatures } from '@/state/site/entitlements';
import { selectPurchases } from '@/state/plans/purchases';
import { selectScanAnswer } from '@/state/scan';
import type { RemoteData, RootState } from '@/state/store/types';
import type { ChoiceOf, PreviewChoices } from './choices';
import { mockAccount, mockPermissions, mockPlan, mockPurchases, mockThreats } from './mocks';

/**
 * Overlays preview data on a request. A request without an answer stays pending, so that loaders still send
 * it and the real data is there when the preview ends.
 */
function lay<T>(truth: RemoteData<T>, data: T): RemoteData<T> {
	switch (truth.phase) {
		case 'ready':
			return toReady(data);
		case 'failed':
			return { ...truth, previous: data };
		default:
			return { phase: 'loading', previous: data };
	}
}

const pickChoices = (_state: RootState, choices: PreviewChoices) => choices;

function layUser({ user, status }: RootState['connection'], { role, link, stats }: PreviewChoices) {
	const isOwner = role === undefined ? user.isMaster : role === 'admin_master';
	const isLinked = link === undefined ? user.isConnected || isOwner : link === 'is_linked';
	const hasConnectedOwner = status.hasConnectedOwner || (isLinked && status.isActive);
	const permissions =
		role === undefined
			? user.permissions
			: mockPermissions(role, { hasConnectedOwner, isOffline: status.offlineMode.isActive });
	return {
		status: { ...status, isUserConnected: isLinked, hasConnectedOwner },
		user: {
			...user,
			isConnected: isLinked,
			isMaster: isLinked && isOwner,
			providerUser: isLinked ? (user.providerUser ?? mockAccount(user)) : null,
			permissions: stats ? { ...permissions, viewStats: stats === 'view_stats' } : permissions,
		},
	};
}

const connection = createSelector(
	[(state: RootState) => state.connection, pickChoices],
	(truth, choices) =>
		choices.role || choices.link || choices.stats
			? { ...truth, ...layUser(truth, choices) }
			: truth,
);

const site = createSelector([(state: RootState) => state.site, pickChoices], (truth, { plan }) =>
	plan ? { ...truth, plan: mockPlan(plan, truth.plan) } : truth,
);

const NO_RECORD: ProviderSite = {
	name: '',
	description: '',
	url: '',
	iconUrl: '',
	plan: null,
	products: [],
	videopressStorageUsed: 0,
};

/** An answer of the provider, if the choices replace it. */
const createAnswer = <T>(
	select: (state: RootState) => RemoteData<T>,
	mock: (choices: PreviewChoices, known: T | undefined, plan: SitePlan) => T | undefined,
) =>
	createSelector([select, site, pickChoices], (truth, printed, choices) => {
		const data = mock(choices, knownData(truth), printed.plan);
		return data === undefined ? truth : lay(truth, data);
	});

const providerSite = createAnswer(
	selectProviderSite,
	({ plan }, known = NO_RECORD, printed) =>
		plan && {
			...known,
			plan: printed,
			products: mockPurchases(plan).map(({ productSlug }) => productSlug),
		},
);

const features = createAnswer(
	selectFeatures,
	({ plan }, known, { features: printed }) =>
		plan && { ...printed, available: known?.available ?? printed.available },
);

const purchases = createAnswer(selectPurchases, ({ plan }) => plan && mockPurchases(plan));

/** The panel and the address use the provider's terms. */
const BACKUP_STATES: Record<ChoiceOf<'backup'>, BackupState> = {
	unavailable: 'unavailable',
	inactive: 'unavailable',
	awaiting_credentials: 'awaiting-credentials',
	provisioning: 'provisioning',
	active: 'active',
};

const rewind = createAnswer(
	selectRewind,
	({ backup }) => backup && { state: BACKUP_STATES[backup], isNew: false },
);

const RUNNING = ['idle', 'scanning'];

const scan = createAnswer(selectScanAnswer, ({ scan: state, threats }, known) => {
	if (!state && !threats) {
		return undefined;
	}
	// Only a site with scans can have threats.
	const running = known && RUNNING.includes(known.state) ? known.state : 'idle';
	return {
		state: state ?? running,
		threats: threats ? mockThreats(Number(threats)) : (known?.threats ?? []),
		credentials: null,
		scannedAt: known?.scannedAt ?? null,
	};
});

/**
 * The state with a preview applied (DEV-02): the real state itself without a preview, and memoized part by
 * part, so that only readers of a previewed part render again.
 */
export const applyPreview = createSelector(
	[(state: RootState) => state, pickChoices],
	(truth, choices): RootState => {
		const preview = {
			connection: connection(truth, choices),
			site: site(truth, choices),
			providerSite: providerSite(truth, choices),
			features: features(truth, choices),
			purchases: purchases(truth, choices),
			rewind: rewind(truth, choices),
			scan: scan(truth, choices),
		};
		return Object.keys(choices).length === 0 ? truth : { ...truth, ...preview };
	},
);
