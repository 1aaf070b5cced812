import LicensingScreen from '@/screens/licensing';
import { renderScreen, screen } from '#tests/support/render';

it('SHELL-17 says where a key comes from and where it goes', () => {
	renderScreen(<LicensingScreen />);
	expect(screen.getByRole('heading', { level: 1, name: 'Activate a license' })).toBeVisible();
	expect(screen.getByRole('link', { name: 'Enter a key in My Jetpack' })).toHaveAttribute(
		'href',
		'http://site.test/wp-admin/admin.php?page=my-jetpack#/add-license',
	);
	expect(screen.getByRole('link', { name: /Contact support/ })).toBeVisible();
});

it('SHELL-17 leads to no page that this site does not have', () => {
	renderScreen(<LicensingScreen />, { world: { site: { showMyJetpack: false } } });
	expect(screen.queryByRole('link', { name: /My Jetpack/ })).not.toBeInTheDocument();
});
