import { resolveSecurityBundle } from '@/domain/promotions/security-bundle';
import { idle, toFailed } from '@/lib/remote';
import { entitle, featuresOf, planOf, purchasesOf, siteOf } from '#tests/support/entitlements';

const ALL = ['backups', 'scan', 'antispam'];
const printed = planOf('jetpack_security_t1_yearly', 'security', ...ALL);

const FREE = {
	isMultisite: false,
	showBackups: true,
	promotion: 'upgrade',
	entitlements: entitle(),
} as const;

it.each([
	['DASH-06', 'a connected site with an owner', {}, 'offered'],
	[
		'DASH-06',
		'a plan with two of the three',
		{ entitlements: entitle({ features: featuresOf('backups', 'scan') }) },
		'offered',
	],
	['DASH-07', 'one site of a network', { isMultisite: true }, 'hidden'],
	['DASH-07', 'a site offline', { promotion: 'none' as const }, 'hidden'],
	['DASH-07', 'a site without an owner', { promotion: 'connect' as const }, 'hidden'],
	['DASH-06', 'a host that disables backups', { showBackups: false }, 'hidden'],
	[
		'DASH-06',
		'a plan with all three',
		{ entitlements: entitle({ features: featuresOf(...ALL) }) },
		'hidden',
	],
	[
		'DASH-06',
		'a printed plan with all three before any answer',
		{ entitlements: entitle({ printed, providerSite: idle, features: idle }) },
		'hidden',
	],
	['DASH-06', 'a printed plan that has ended', { entitlements: entitle({ printed }) }, 'offered'],
	[
		'DASH-06',
		'a plan that is newer than the page data',
		{
			entitlements: entitle({
				providerSite: siteOf({ plan: planOf('jetpack_security_t1_yearly') }),
			}),
		},
		'hidden',
	],
	[
		'DASH-06',
		'three separate purchases',
		{
			entitlements: entitle({
				purchases: purchasesOf('jetpack_backup_t1_yearly', 'jetpack_scan', 'jetpack_anti_spam'),
			}),
		},
		'hidden',
	],
	[
		'DASH-06',
		'a site whose purchases are pending',
		{ entitlements: entitle({ purchases: idle }) },
		'expected',
	],
	[
		'DASH-06',
		'a site whose purchases failed to load',
		{ entitlements: entitle({ purchases: toFailed<never, object>(idle, {}) }) },
		'hidden',
	],
])('%s decides whether to offer the bundle to %s', (_id, _case, facts, view) => {
	expect(resolveSecurityBundle({ ...FREE, ...facts })).toBe(view);
});
