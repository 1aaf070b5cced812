import { useEffect, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getLicenseFamily, type LicenseFamily } from '@/domain/licensing';
import { selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { activationLeft, selectLicenseActivation } from '@/state/licensing';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { accent, ink, mark, paper, stroke } from '@/ui/drawing';
import { useAnnouncement } from '@/ui/screen-reader';
import { Status } from '@/ui/status';
import { AdminLink } from '../common/admin-link';
import { PageHead } from '../common/page-head';
import { ProviderLink } from '../common/provider-link';
import { ActivationForm } from './activation-form';

/** The text about a newly activated product, by product family (LIC-08, LIC-09). */
const SUCCESSES: Record<LicenseFamily | 'other', () => { title: string; text: string }> = {
	anti_spam: () => ({
		title: __('Jetpack Anti-spam is active!'),
		text: __('Anti-spam now checks your comments and forms.'),
	}),
	backup: () => ({
		title: __('Jetpack Backup is active!'),
		text: __('Backup now saves your site. If something breaks, restore an earlier version.'),
	}),
	complete: () => ({
		title: __('Jetpack Complete is active!'),
		text: __('Complete gives your site backups, scanning, anti-spam, search and video hosting.'),
	}),
	scan: () => ({
		title: __('Jetpack Scan is active!'),
		text: __('Scan now looks for malware. If it finds a threat, you get an email.'),
	}),
	search: () => ({
		title: __('Jetpack Search is active!'),
		text: __('Search shows visitors results as they type. Choose how it looks on your site.'),
	}),
	security: () => ({
		title: __('Jetpack Security is active!'),
		text: __('Security gives your site backups, malware scanning and spam protection.'),
	}),
	videopress: () => ({
		title: __('Jetpack VideoPress is active!'),
		text: __('VideoPress hosts your videos without ads. Upload one to try it.'),
	}),
	other: () => ({ title: __('Your product is active!'), text: __("You're all set!") }),
};

/** A link to the new product's own page (LIC-12 to LIC-15). */
function ResultLink({ family }: { family: LicenseFamily | null }) {
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
				<AdminLink variant="link" page="admin.php?page=jetpack-search-configure">
					{__('Configure search')}
				</AdminLink>
			);
		default:
			return null;
	}
}

/** The next steps (LIC-10, LIC-11). Without recommendations, their route would redirect to the dashboard. */
function SuccessActions({ family, message }: { family: LicenseFamily | null; message: string }) {
	const dispatch = useAppDispatch();
	const { recommendations, showRecommendations } = useAppSelector(selectSite);
	useAnnouncement(message);
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
			<ResultLink family={family} />
			<Button variant="tertiary" onClick={() => dispatch(activationLeft())}>
				{__('Activate another license')}
			</Button>
		</>
	);
}

function useActivationView(): { title: string; content: ReactNode; footer?: ReactNode } {
	const activation = useAppSelector(selectLicenseActivation);
	const isOffline = useAppSelector(selectSiteConnection) === 'offline';
	const title = __('Your license key');
	if (isOffline) {
		const text = __('Unavailable in Offline Mode');
		return { title, content: <Status intent="inactive">{text}</Status> };
	}
	if (activation.phase !== 'success') {
		return { title, content: <ActivationForm activation={activation} /> };
	}
	const family = getLicenseFamily(activation.productId);
	const success = SUCCESSES[family ?? 'other']();
	return {
		title: success.title,
		content: <p>{success.text}</p>,
		footer: <SuccessActions family={family} message={`${success.title} ${success.text}`} />,
	};
}

/** Activates a license key (SHELL-17, LIC-01 to LIC-15). One card for all steps, so that it keeps the focus. */
export default function LicensingScreen() {
	const dispatch = useAppDispatch();
	const { title, content, footer } = useActivationView();

	useEffect(() => () => void dispatch(activationLeft()), [dispatch]);

	return (
		<>
			<PageHead
				title={__('Activate a license')}
				drawing={
					<>
						<rect className={paper} x="44" y="84" width="200" height="152" rx="10" />
						<path className={ink} d="M68 120h96M68 144h64" />
						<path className={stroke} d="M68 200h28M108 200h28M148 200h28" />
						<circle className={accent} cx="218" cy="156" r="42" />
						<circle className={mark} cx="218" cy="146" r="14" />
						<path className={mark} d="M218 160v26M218 174h10M218 184h8" />
					</>
				}
			/>
			<Card headingLevel={2} title={title} footer={footer}>
				{content}
			</Card>
		</>
	);
}
