import {
	createRouteCheck,
	findRouteLack,
	hasAssistant,
	listRemovedRoutes,
} from '@/domain/calls/server-routes';

it.each([
	['module/{slug}', 'module/stats', true],
	['module/{slug}', 'module/all', false],
	['plugin/{file}', 'plugin/akismet/akismet', true],
	['verify-site/google/{keyringId}', 'verify-site/google/12', true],
	['plugin/a.b', 'plugin/a.b', true],
	['module/vaultpress/data', 'module/vaultpress/data', false],
])('without %s, the call %s is refused: %s', (missing, path, isRefused) => {
	expect(createRouteCheck([missing], '16.1')(path) !== undefined).toBe(isRefused);
});

it.each([
	['POST settings', undefined, false],
	['POST settings', true, true],
	['POST settings', false, false],
	['settings', true, true],
	['settings', false, true],
])('without "%s", writing to it (%s) is refused: %s', (missing, isWrite, isRefused) => {
	expect(createRouteCheck([missing], '16.1')('settings', isWrite)).toBe(
		isRefused ? 'site' : undefined,
	);
});

it('has no assistant if its answers could not be saved', () => {
	expect(hasAssistant([])).toBe(true);
	expect(hasAssistant(['POST recommendations/data'])).toBe(false);
	expect(hasAssistant(['recommendations/step'])).toBe(false);
});

it('names a removed call that was only written to, and none that the release never had', () => {
	const missing = ['POST connection', 'POST mobile/send-login-email', 'POST wordads/settings'];
	expect(listRemovedRoutes(missing, '16.1')).toEqual(['POST connection']);
});

it.each([
	['module/vaultpress/data', '16.1', 'unknown'],
	['POST wordads/settings', '16.1', 'unknown'],
	['POST connection', '16.1', 'site'],
	['POST mobile/send-login-email', '16.1', 'release'],
	['connection', 'x', 'unknown'],
])('%s is missing in Jetpack %s: %s', (call, version, lack) => {
	expect(findRouteLack(call, version)).toBe(lack);
});
