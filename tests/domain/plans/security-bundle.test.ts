import { resolveSecurityBundle } from '@/domain/plans/security-bundle';
import { idle, toFailed } from '@/lib/remote';
import { entitle } from '#tests/support/entitlements';
import { buying, having, PENDING } from '../shorthand';

const BOUGHT = ['jetpack_backup_t1_yearly', 'jetpack_scan', 'jetpack_anti_spam'];
const UNREAD = entitle({ purchases: toFailed<never, object>(idle, {}) });

const FREE = {
	isMultisite: false,
	showBackups: true,
	promotion: 'upgrade',
	entitlements: entitle(),
} as const;

it.each([
	['DASH-06 a plan with two of the three', { entitlements: having('backups', 'scan') }, 'offered'],
	['DASH-07 one site of a network', { isMultisite: true }, 'hidden'],
	['DASH-06 a host that disables backups', { showBackups: false }, 'hidden'],
	['DASH-06 three separate purchases', { entitlements: buying(...BOUGHT) }, 'hidden'],
	['DASH-06 a site whose purchases are pending', { entitlements: PENDING }, 'expected'],
	['DASH-06 a site whose purchases failed to load', { entitlements: UNREAD }, 'hidden'],
])('%s: whether the bundle is offered', (_case, facts, view) => {
	expect(resolveSecurityBundle({ ...FREE, ...facts })).toBe(view);
});
