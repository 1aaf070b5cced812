import { listOldAddresses } from '@/domain/routes/old-addresses';
import { ROUTES } from '@/domain/routes/table';

const { all, lost } = listOldAddresses();

it('has every path of Jetpack, and none that only this dashboard has', () => {
	expect(ROUTES.map(({ path }) => path).filter((path) => !all.includes(path))).toEqual([
		'/modules',
		'/check',
		'/tools',
		'/wpbody-content',
		'/wp-toolbar',
	]);
});

it('leaves Jetpack its settings and the screens of its connection', () => {
	expect(all.filter((path) => !lost.includes(path))).toEqual([
		'/reconnect',
		'/disconnect',
		'/connect-user',
		'/woo-setup',
		'/setup',
		'/settings',
		'/security',
		'/performance',
		'/writing',
		'/sharing',
		'/discussion',
		'/traffic',
		'/privacy',
	]);
});
