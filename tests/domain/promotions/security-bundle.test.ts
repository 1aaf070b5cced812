import { resolveSecurityBundle } from '@/domain/promotions/security-bundle';
import { idle, toFailed } from '@/lib/remote';
import { entitle, planOf } from '#tests/support/entitlements';
import { buying, having, PENDING, withPlan } from '../shorthand';

const ALL = ['backups', 'scan', 'antispam'];
const printed = planOf('jetpack_security_t1_yearly', 'security', ...ALL);

const BOUGHT = ['jetpack_backup_t1_yearly', 'jetpack_scan', 'jetpack_anti_spam'];
const UNREAD = entitle({ purchases: toFailed<never, object>(idle, {}) });
const UNANSWERED = entitle({ printed, providerSite: idle, features: idle });

const FREE = {
	isMultisite: false,
	showBackups: true,
	promotion: 'upgrade',
	entitlements: entitle(),
} as const;

it.each([
	['DASH-06 a connected site with an owner', {}, 'offered'],
	['DASH-06 a plan with two of the three', { entitlements: having('backups', 'scan') }, 'offered'],
	['DASH-07 one site of a network', { isMultisite: true }, 'hidden'],
	['DASH-07 a site offline', { promotion: 'none' as const }, 'hidden'],
	['DASH-07 a site without an owner', { promotion: 'connect' as const }, 'hidden'],
	['DASH-06 a host that disables backups', { showBackups: false }, 'hidden'],
	['DASH-06 a plan with all three', { entitlements: having(...ALL) }, 'hidden'],
	['DASH-06 a printed plan before any answer', { entitlements: UNANSWERED }, 'hidden'],
	['DASH-06 a printed plan that has ended', { entitlements: entitle({ printed }) }, 'offered'],
	['DASH-06 a newer plan', { entitlements: withPlan('jetpack_security_t1_yearly') }, 'hidden'],
	['DASH-06 three separate purchases', { entitlements: buying(...BOUGHT) }, 'hidden'],
	['DASH-06 a site whose purchases are pending', { entitlements: PENDING }, 'expected'],
	['DASH-06 a site whose purchases failed to load', { entitlements: UNREAD }, 'hidden'],
])('%s: whether the bundle is offered', (_case, facts, view) => {
	expect(resolveSecurityBundle({ ...FREE, ...facts })).toBe(view);
});
