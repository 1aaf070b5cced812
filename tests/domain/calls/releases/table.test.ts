import { readFixture } from '#tests/support/fixtures';
import { compareReleases, judgeRelease, RELEASES } from '@/domain/calls/releases/table';

it.each([
	['11.2', '16.1', -1],
	['9.9', '11.2', -1],
	['16.1.2', '16.1', 0],
	['16.2-a.1', '16.2', 0],
	['16.10', '16.9', 1],
	['17', '16.9', 1],
	['of a host', '16.1', NaN],
	['', '16.1', NaN],
])('compareReleases: %s against %s: %d', (one, other, sign) => {
	expect(Math.sign(compareReleases(one, other))).toBe(sign);
});

const lacksLazyImages = (version: string) =>
	judgeRelease(version, ({ modules }) => modules.includes('lazy-images'));
const lacksDashboard = (version: string) =>
	judgeRelease(version, ({ hasDashboard }) => !hasDashboard);

it.each([
	['11.2.1', 'no', 'no'],
	['14.0', 'unknown', 'no'],
	['16.1', 'yes', 'no'],
	['16.3', 'yes', 'unknown'],
	['10.0', 'unknown', 'unknown'],
	['of a host', 'unknown', 'unknown'],
])('judgeRelease: Jetpack %s: lazy images %s, dashboard %s', (version, lazyImages, dashboard) => {
	expect([lacksLazyImages(version), lacksDashboard(version)]).toEqual([lazyImages, dashboard]);
});

it('describes Jetpack 16 as the sandbox does', () => {
	const { missingModules, missingSettings, missingRoutes } = readFixture('wire/releases/16') as {
		missingModules: string[];
		missingSettings: string[];
		missingRoutes: string[];
	};
	const release = RELEASES.find(({ version }) => version === '16.1')!;
	expect(release.modules).toEqual(missingModules);
	// People don't change the others.
	expect(missingSettings.filter((key) => !/^(dismiss_|onboarding)/.test(key))).toEqual(
		release.settings,
	);
	expect(missingRoutes.filter((path) => path !== 'module/vaultpress/data')).toEqual(
		release.routes.filter((path) => path !== 'setup/questionnaire'),
	);
});
