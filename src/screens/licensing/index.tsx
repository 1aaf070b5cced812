import { __ } from '@wordpress/i18n';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ScreenTitle } from '@/ui/screen-title';

/** Where a license key goes (SHELL-17). */
export default function LicensingScreen() {
	const { adminUrl, showMyJetpack } = useAppSelector(selectSite);
	return (
		<>
			<ScreenTitle>{__('Activate a license', 'dashboard-for-jetpack')}</ScreenTitle>
			<Card
				headingLevel={2}
				title={__('Your license key', 'dashboard-for-jetpack')}
				footer={
					<>
						{showMyJetpack && (
							<Button variant="primary" href={`${adminUrl}admin.php?page=my-jetpack#/add-license`}>
								{__('Enter a key in My Jetpack', 'dashboard-for-jetpack')}
							</Button>
						)}
						<Button
							variant="tertiary"
							href={getRedirectUrl('jetpack-contact-support')}
							target="_blank"
						>
							{__('Contact support', 'dashboard-for-jetpack')}
						</Button>
					</>
				}
			>
				<p>
					{__(
						"You'll find the key in your purchase email. It turns on what you bought for this site.",
						'dashboard-for-jetpack',
					)}
				</p>
			</Card>
		</>
	);
}
