import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { getLicenseFamily } from '@/domain/licensing';
import { joinUrl } from '@/lib/safe-url';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { activationLeft } from '@/state/licensing';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { announce } from '@/ui/screen-reader';
import { ProviderLink } from '../common/provider-link';

/** The text about a newly activated product, by product family (LIC-08, LIC-09). */
export function describeSuccess(productId: number): { title: string; text: string } {
	const family = getLicenseFamily(productId);
	switch (family) {
		case 'anti_spam':
			return {
				title: __('Jetpack Anti-spam is active!'),
				text: __('Anti-spam now checks your comments and forms.'),
			};
		case 'backup':
			return {
				title: __('Jetpack Backup is active!'),
				text: __('Backup now saves your site. If something breaks, restore an earlier version.'),
			};
		case 'complete':
			return {
				title: __('Jetpack Complete is active!'),
				text: __(
					'Complete gives your site backups, scanning, anti-spam, search and video hosting.',
				),
			};
		case 'scan':
			return {
				title: __('Jetpack Scan is active!'),
				text: __('Scan now looks for malware. If it finds a threat, you get an email.'),
			};
		case 'search':
			return {
				title: __('Jetpack Search is active!'),
				text: __('Search shows visitors results as they type. Choose how it looks on your site.'),
			};
		case 'security':
			return {
				title: __('Jetpack Security is active!'),
				text: __('Security gives your site backups, malware scanning and spam protection.'),
			};
		case 'videopress':
			return {
				title: __('Jetpack VideoPress is active!'),
				text: __('VideoPress hosts your videos without ads. Upload one to try it.'),
			};
		case null:
			return {
				title: __('Your product is active!'),
				text: __("You're all set!"),
			};
	}
}

/** A link to the new product's own page (LIC-12 to LIC-15). */
function ResultLink({ productId }: { productId: number }) {
	const { adminUrl } = useAppSelector(selectSite);
	const family = getLicenseFamily(productId);
	switch (family) {
		case 'backup':
		case 'complete':
		case 'security':
			return (
				<ProviderLink source="calypso-activity-log" query="group=rewind">
					{__('View latest backup')}
				</ProviderLink>
			);
		case 'scan':
			return <ProviderLink source="calypso-scanner">{__('View scan results')}</ProviderLink>;
		case 'search':
			return (
				<Button
					variant="link"
					size="small"
					href={joinUrl(adminUrl, 'admin.php?page=jetpack-search-configure')}
				>
					{__('Configure search')}
				</Button>
			);
		case 'anti_spam':
		case 'videopress':
		case null:
			return null;
	}
}

/** The next steps (LIC-10, LIC-11). Without recommendations, their route would redirect to the dashboard. */
export function SuccessActions({ productId }: { productId: number }) {
	const dispatch = useAppDispatch();
	const { recommendations, showRecommendations } = useAppSelector(selectSite);
	const { title, text } = describeSuccess(productId);

	useEffect(() => announce(`${title} ${text}`), [title, text]);

	return (
		<>
			{recommendations.step === 'not-started' && showRecommendations ? (
				<Button variant="primary" href="#/recommendations">
					{__('Configure my site')}
				</Button>
			) : (
				<Button variant="primary" href="#/my-plan">
					{__('View my plans')}
				</Button>
			)}
			<ResultLink productId={productId} />
			<Button variant="tertiary" onClick={() => dispatch(activationLeft())}>
				{__('Activate another license')}
			</Button>
		</>
	);
}
