import {
	resolveBackupCard,
	resolveSupportCard,
	type BackupCardFacts,
	type SupportCardFacts,
} from '@/domain/dashboard';
import type { CloudSite } from '@/domain/site';
import { idle, toReady } from '@/lib/remote';

const failed = { phase: 'failed', error: new Error('No answer') } as const;

describe('the backup card', () => {
	const FACTS: BackupCardFacts = {
		connection: 'connected',
		rewind: toReady({ state: 'active', reason: '' }),
		isRetrying: false,
		hasRealTimeBackups: false,
		hasBackups: false,
		vault: idle,
		legacyPlugin: 'not-installed',
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
		['BACKUP-05 a failure that is asked again', { rewind: idle, isRetrying: true }, 'failed'],
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
	const features = { active: [] as string[], available: {} };
	const cloudSite = { plan: null, products: [] } as unknown as CloudSite;
	const FACTS: SupportCardFacts = {
		connection: 'connected',
		promotion: 'upgrade',
		planClass: 'free',
		features: toReady(features),
		cloudSite: toReady(cloudSite),
		canManage: true,
	};
	const product = 'jetpack_scan';
	const plan = { productSlug: 'jetpack_premium' };

	it.each<[string, Partial<SupportCardFacts>]>([
		['a paid plan', { planClass: 'security', features: idle, cloudSite: idle }],
		['a paid product', { cloudSite: toReady({ ...cloudSite, products: [product] }) }],
		[
			'a plan that the page does not know yet',
			{ cloudSite: toReady({ ...cloudSite, plan } as CloudSite) },
		],
		['the support feature', { features: toReady({ ...features, active: ['support'] }) }],
	])('DASH-35 DASH-37 counts as paid: %s', (_title, facts) => {
		expect(resolveSupportCard({ ...FACTS, ...facts })).toEqual({ kind: 'paid' });
	});

	it.each<[string, Partial<SupportCardFacts>, string]>([
		['DASH-37 an upgrade where an owner is connected', {}, 'upgrade'],
		['DASH-38 a connection where none is', { promotion: 'connect' }, 'connect'],
		[
			'ROLE-12 nothing offline',
			{ connection: 'offline', promotion: 'none', features: idle },
			'none',
		],
		['nothing while it is unsure who paid', { features: failed }, 'none'],
		['nothing to who cannot buy', { canManage: false, features: idle }, 'none'],
	])('offers %s', (_title, facts, offer) => {
		expect(resolveSupportCard({ ...FACTS, ...facts })).toEqual({ kind: 'free', offer });
	});

	it('does not draw the unknown as free', () => {
		expect(resolveSupportCard({ ...FACTS, cloudSite: idle }).kind).toBe('loading');
	});
});
