import { isSecurityBundleOffered } from '@/domain/dashboard';
import { idle } from '@/lib/remote';
import { entitle, featuresOf, planOf, siteOf } from '#tests/support/entitlements';

const ALL = ['backups', 'scan', 'antispam'];
const printed = planOf('jetpack_security_t1_yearly', 'security', ...ALL);

const FREE = {
	isMultisite: false,
	showBackups: true,
	promotion: 'upgrade',
	flags: entitle().flags,
} as const;

it.each([
	['DASH-06', 'a connected site with an owner', {}, true],
	[
		'DASH-06',
		'a plan with two of the three',
		{ flags: entitle({ features: featuresOf('backups', 'scan') }).flags },
		true,
	],
	['DASH-07', 'one site of a network', { isMultisite: true }, false],
	['DASH-07', 'a site offline', { promotion: 'none' as const }, false],
	['DASH-07', 'a site without an owner', { promotion: 'connect' as const }, false],
	['DASH-06', 'a host that wants no backups', { showBackups: false }, false],
	[
		'DASH-06',
		'a plan with all three',
		{ flags: entitle({ features: featuresOf(...ALL) }).flags },
		false,
	],
	[
		'DASH-06',
		'a plan with all three that only the page knows yet',
		{ flags: entitle({ printed, cloudSite: idle, features: idle }).flags },
		false,
	],
	[
		'DASH-06',
		'a plan that has ended, although the page knows it still',
		{ flags: entitle({ printed }).flags },
		true,
	],
	[
		'DASH-06',
		'a purchase that the page does not know yet',
		{ flags: entitle({ cloudSite: siteOf({ plan: planOf('jetpack_security_t1_yearly') }) }).flags },
		false,
	],
])('%s is offered or not to %s', (_id, _case, facts, isOffered) => {
	expect(isSecurityBundleOffered({ ...FREE, ...facts })).toBe(isOffered);
});
