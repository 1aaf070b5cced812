import { grantModules } from '@/domain/modules/granted';
import { resolveFeatureFlags } from '@/domain/site/feature-flags';
import { moduleRecord } from '#tests/support/module-record';

it('what the site owns by now is available, whatever the older record of its module says', () => {
	const record = (module: string) => moduleRecord({ module, isAvailable: false });
	const modules = { wordads: record('wordads'), videopress: record('videopress') };
	const granted = grantModules(modules, resolveFeatureFlags({ active: ['wordads', 'search'] }));
	expect(Object.keys(granted)).toEqual(['wordads', 'videopress']);
	expect(granted).toMatchObject({
		wordads: { module: 'wordads', isAvailable: true },
		videopress: { isAvailable: false },
	});
});
