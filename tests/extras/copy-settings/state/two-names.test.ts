import type { FileValues } from '@/extras/copy-settings/domain/write';
import { applyChanges, reverseChanges } from '@/extras/copy-settings/state/apply';
import { openSite, planOn, toTargets, valuesOf } from './file-world';

/* Since Jetpack 13.9 the blocks are a module, and our older name for them is an option that nothing reads. */
const OPTION = 'jetpack_blocks_disabled';

it.each<[string, FileValues]>([
	[
		'a file that has both names: the module counts',
		{ modules: { blocks: false }, settings: { [OPTION]: false } },
	],
	['a file of an older release', { modules: {}, settings: { [OPTION]: true } }],
	['a preset', { modules: { blocks: false }, settings: {} }],
])('the blocks are turned off, and on again by an undo, with %s', async (_title, file) => {
	const site = await openSite({ scenario: 'jetpack-16' });
	const targets = toTargets(planOn(site, file));
	expect(targets).toHaveLength(1);
	await site.store.dispatch(applyChanges('Bakery', targets));
	expect(site.world.modules.active).not.toContain('blocks');
	expect(valuesOf(site)).toMatchObject({ blocks: false, [OPTION]: true });
	await site.store.dispatch(reverseChanges());
	expect(site.world.modules.active).toContain('blocks');
});
