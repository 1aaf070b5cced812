import { PRESETS } from '@/domain/settings/presets';
import {
	nameSettingsFile,
	readSiteValues,
	toDefaultValues,
	toPresetValues,
	writeSettingsFile,
} from '@/extras/copy-settings/domain/write';
import { loadOldLibrary } from '#tests/support/old-library';
import { SITE } from '#tests/domain/settings/file/facts';

const ORIGIN = { site: 'Bakery', jetpack: '11.2', date: '2026-01-31T00:00:00.000Z' };

it('writes the modules and settings of a site, one on a line', () => {
	const text = writeSettingsFile(SITE, ORIGIN);
	expect(JSON.parse(text)).toEqual({
		format: 'dashboard-for-jetpack/settings',
		version: 1,
		...ORIGIN,
		modules: {
			carousel: true,
			stats: false,
			publicize: true,
			wordads: false,
			'made-up': false,
		},
		settings: {
			carousel_background_color: 'black',
			count_roles: ['editor'],
			infinite_scroll: true,
			tiled_galleries: true,
		},
	});
	expect(text).toContain('\n\t\t"carousel": true,\n');
	expect(text.endsWith('}\n')).toBe(true);
	const barred = readSiteValues({ ...SITE, canManageModules: false });
	expect(barred).toEqual({ modules: {}, settings: {} });
});

it.each([
	['Bakery', 'bakery-'],
	['  Bäckerei  & Café 7!', 'bäckerei-café-7-'],
	['a'.repeat(50), `${'a'.repeat(40)}-`],
	['…', ''],
])('names the file of %j', (site, slug) => {
	expect(nameSettingsFile({ ...ORIGIN, site })).toBe(`jetpack-settings-${slug}2026-01-31.json`);
});

it.each([true, false])('knows the default modules of a site that is public: %s', (isPublic) => {
	expect(toDefaultValues({ ...SITE, isPublic })).toStrictEqual({
		modules: { carousel: false, stats: isPublic, switchless: true },
		settings: {},
	});
});

it('splits a preset into modules and settings', () => {
	const [preset] = PRESETS;
	const { modules, settings } = preset ? toPresetValues(preset) : {};
	expect(modules).toMatchObject({ protect: true, stats: true });
	expect(settings).toMatchObject({ stb_enabled: true });
	expect({ ...modules, ...settings }).toEqual(preset?.values);
	expect(modules).not.toHaveProperty('stb_enabled');
	expect(settings).not.toHaveProperty('stats');
});

describe('beside an old library that gives arrays a toJSON()', () => {
	loadOldLibrary();

	it('a list stays a list', () => {
		expect(JSON.parse(writeSettingsFile(SITE, ORIGIN))).toMatchObject({
			settings: { count_roles: ['editor'] },
		});
	});
});
