import { isSecurityBundleOffered } from '@/domain/dashboard';

const FREE = {
	isMultisite: false,
	showBackups: true,
	promotion: 'upgrade',
	planFeatures: { active: [] as string[] },
} as const;

it.each([
	['DASH-06', 'a connected site with an owner', {}, true],
	[
		'DASH-06',
		'a plan with two of the three',
		{ planFeatures: { active: ['backups', 'scan'] } },
		true,
	],
	['DASH-07', 'one site of a network', { isMultisite: true }, false],
	['DASH-07', 'a site offline', { promotion: 'none' as const }, false],
	['DASH-07', 'a site without an owner', { promotion: 'connect' as const }, false],
	['DASH-06', 'a host that wants no backups', { showBackups: false }, false],
	[
		'DASH-06',
		'a plan with all three',
		{ planFeatures: { active: ['backups', 'scan', 'antispam'] } },
		false,
	],
])('%s is offered or not to %s', (_id, _case, facts, isOffered) => {
	expect(isSecurityBundleOffered({ ...FREE, ...facts })).toBe(isOffered);
});
