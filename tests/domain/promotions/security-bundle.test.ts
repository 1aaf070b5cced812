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
	['DASH-06', 'a host that wants no backups', { showBackups: false }, 'hidden'],
	[
		'DASH-06',
		'a plan with all three',
		{ entitlements: entitle({ features: featuresOf(...ALL) }) },
		'hidden',
	],
	[
		'DASH-06',
		'a plan with all three that only the page knows yet',
		{ entitlements: entitle({ printed, providerSite: idle, features: idle }) },
		'hidden',
	],
	[
		'DASH-06',
		'a plan that has ended, although the page knows it still',
		{ entitlements: entitle({ printed }) },
		'offered',
	],
	[
		'DASH-06',
		'a purchase that the page does not know yet',
		{
			entitlements: entitle({
				providerSite: siteOf({ plan: planOf('jetpack_security_t1_yearly') }),
			}),
		},
		'hidden',
	],
	[
		'DASH-06',
		'three products, each bought by itself',
		{
			entitlements: entitle({
				purchases: purchasesOf('jetpack_backup_t1_yearly', 'jetpack_scan', 'jetpack_anti_spam'),
			}),
		},
		'hidden',
	],
	[
		'DASH-06',
		'a site of which the purchases are not known yet',
		{ entitlements: entitle({ purchases: idle }) },
		'expected',
	],
	[
		'DASH-06',
		'a site of which the purchases could not be had',
		{ entitlements: entitle({ purchases: toFailed<never, object>(idle, {}) }) },
		'hidden',
	],
])('%s is offered or not to %s', (_id, _case, facts, view) => {
	expect(resolveSecurityBundle({ ...FREE, ...facts })).toBe(view);
});
