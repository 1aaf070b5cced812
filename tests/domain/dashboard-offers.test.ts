import {
	resolveBackupCard,
	resolveSupportCard,
	type BackupCardFacts,
	type SupportCardFacts,
} from '@/domain/dashboard';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { entitle, featuresOf, planOf, siteOf } from '#tests/support/entitlements';

const failed = toFailed<never, Error>(idle, new Error('No answer'));

describe('the backup card', () => {
	const FACTS: BackupCardFacts = {
		connection: 'connected',
		rewind: toReady({ state: 'active', reason: '' }),
		hasRealTimeBackups: false,
		hasBackups: false,
		vault: idle,
		vaultPlugin: 'not-installed',
		planClass: 'free',
		promotion: 'upgrade',
	};
	const stateOf = (state: string) =>
		resolveBackupCard({ ...FACTS, rewind: toReady({ state, reason: '' }) });

	it.each([
		['BACKUP-01', 'provisioning', { kind: 'provisioning' }],
		['BACKUP-02', 'awaiting_credentials', { kind: 'awaiting-credentials' }],
		['BACKUP-03', 'active', { kind: 'active', isRealTime: false }],
		['BACKUP-04', 'unavailable', { kind: 'inactive', offer: 'upgrade' }],
		['BACKUP-04', '', { kind: 'inactive', offer: 'upgrade' }],
		['BACKUP-06', 'on holiday', { kind: 'failed', isRetrying: false }],
	])('%s reads the state "%s"', (_id, state, view) => {
		expect(stateOf(state)).toEqual(view);
	});

	it('BACKUP-03 tells real-time backups from daily ones', () => {
		expect(resolveBackupCard({ ...FACTS, hasRealTimeBackups: true })).toEqual({
			kind: 'active',
			isRealTime: true,
		});
	});

	it.each<[string, Partial<BackupCardFacts>, string]>([
		['BACKUP-05 a failure', { rewind: failed }, 'failed'],
		['BACKUP-05 a failure that is asked again', { rewind: toLoading(failed) }, 'failed'],
		['nothing known yet', { rewind: idle }, 'loading'],
		['SHELL-32 offline mode', { connection: 'offline' }, 'offline'],
		['a site that is not connected', { connection: 'unconnected' }, 'needs-site'],
	])('shows %s', (_title, facts, kind) => {
		expect(resolveBackupCard({ ...FACTS, ...facts }).kind).toBe(kind);
	});

	it.each(['upgrade', 'connect', 'none'] as const)(
		'ROLE-10 offers what may be offered, here "%s"',
		(promotion) => {
			const rewind = toReady({ state: 'unavailable', reason: '' });
			expect(resolveBackupCard({ ...FACTS, rewind, promotion })).toEqual({
				kind: 'inactive',
				offer: promotion,
			});
		},
	);
});

describe('the support card', () => {
	const FACTS: SupportCardFacts = {
		connection: 'connected',
		promotion: 'upgrade',
		entitlements: entitle(),
		isAwaited: false,
		canManage: true,
	};
	const premium = planOf('jetpack_premium', 'premium');

	it.each<[string, Partial<SupportCardFacts>]>([
		[
			'a paid plan, by the page alone',
			{
				entitlements: entitle({ printed: premium, cloudSite: idle, features: idle }),
				isAwaited: true,
			},
		],
		[
			'a paid product',
			{ entitlements: entitle({ cloudSite: siteOf({ products: ['jetpack_scan'] }) }) },
		],
		[
			'a plan that the page does not know yet',
			{ entitlements: entitle({ cloudSite: siteOf({ plan: premium }) }) },
		],
		['the support feature', { entitlements: entitle({ features: featuresOf('support') }) }],
	])('DASH-35 DASH-37 counts as paid: %s', (_title, facts) => {
		expect(resolveSupportCard({ ...FACTS, ...facts })).toEqual({ kind: 'paid' });
	});

	it('DASH-35 takes a plan that has ended for a free one, whatever the page says', () => {
		const entitlements = entitle({ printed: premium });
		expect(resolveSupportCard({ ...FACTS, entitlements }).kind).toBe('free');
	});

	it.each<[string, Partial<SupportCardFacts>, string]>([
		['DASH-37 an upgrade where an owner is connected', {}, 'upgrade'],
		['DASH-38 a connection where none is', { promotion: 'connect' }, 'connect'],
		[
			'ROLE-12 nothing offline',
			{ connection: 'offline', promotion: 'none', isAwaited: true },
			'none',
		],
		[
			'nothing while it is unsure who paid',
			{ entitlements: entitle({ features: failed }) },
			'none',
		],
		['nothing to anyone who cannot buy', { canManage: false, isAwaited: true }, 'none'],
	])('offers %s', (_title, facts, offer) => {
		expect(resolveSupportCard({ ...FACTS, ...facts })).toEqual({ kind: 'free', offer });
	});

	it('does not draw the unknown as free', () => {
		expect(resolveSupportCard({ ...FACTS, isAwaited: true }).kind).toBe('loading');
	});
});
