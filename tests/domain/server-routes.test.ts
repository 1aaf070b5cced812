import { createRouteCheck } from '@/domain/server-routes';

it.each([
	['module/{slug}', 'module/stats', true],
	['module/{slug}', 'module/all', false],
	['module/{slug}', 'module/stats/data', false],
	['module/{slug}', 'module/stats/active', false],
	['plugin/{file}', 'plugin/akismet/akismet', true],
	['verify-site/google/{keyringId}', 'verify-site/google/12', true],
	['verify-site/google/{keyringId}', 'verify-site/google', false],
	['site', 'site/features', false],
])('without %s, the call %s is refused: %s', (missing, path, isRefused) => {
	expect(createRouteCheck([missing], '16.1')(path) !== undefined).toBe(isRefused);
});
