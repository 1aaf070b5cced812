import modules from '#fixtures/wire/modules.json';
import settings from '#fixtures/wire/settings.json';
import newer from '#fixtures/wire/releases/16.json';
import { buildPlacesTable } from '@/domain/settings/places';
import { canLockOut } from '@/domain/settings/effects';

const WIRE = [...modules, ...newer.modules]
	.map(({ module }) => module)
	.concat([...settings, ...newer.settings].map(({ key }) => key));

it('the app asks for a trial of what the site can put back, and of nothing else', () => {
	const { modules: slugs, options } = buildPlacesTable().lockOuts;
	const known = [...slugs, ...Object.values(options)];
	expect(Object.keys(options)).toHaveLength(11);
	expect(WIRE.filter(canLockOut).sort()).toEqual(
		[...new Set(WIRE.filter((key) => known.includes(key)))].sort(),
	);
});

it.each([
	['waf', true],
	['protect', true],
	['jetpack_sso_require_two_step', true],
	['jetpack_protect_global_whitelist', true],
	['likes', false],
	['stats', false],
	['toString', false],
])('%s can lock people out: %s', (key, can) => {
	expect(canLockOut(key)).toBe(can);
});
