import { __ } from '@wordpress/i18n';
import type { BackupSettingsView } from '@/domain/rewind/settings-card';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Banner, type BannerProps } from '@/ui/banner';
import { Status } from '@/ui/status';
import { late } from '@/ui/loadable/late';
import { NotOffered } from '@/ui/error-state';
import { PART } from '../../frame/card-frame';
import { useHeadingLevel } from '../../frame/search-context';
import styles from '../style.module.scss';

type StateBannerProps = Pick<
	BannerProps,
	'title' | 'description' | 'intent' | 'variant' | 'actionLabel' | 'isBusy' | 'onAction'
> & {
	source?: string;
	query?: string;
};

export const NoBackup = late(
	() => import(/* webpackChunkName: "settings-late" */ './no-backup'),
	PART,
);

/** The state of the backups, with its action (SETSEC-19). */
function StateBanner({ source, query, variant = 'secondary', ...banner }: StateBannerProps) {
	const site = useAppSelector((state) => selectSite(state).rawUrl);
	return (
		<Banner
			{...banner}
			variant={variant}
			headingLevel={useHeadingLevel(3)}
			href={source ? getRedirectUrl(source, { site, query }) : undefined}
			isExternal={source !== undefined}
		/>
	);
}

const Checking = () => (
	<StateBanner
		title={__('Checking site status…')}
		description={
			// Keeps the place of the answer.
			<span className={styles.waiting}>{__('Checking your backups…')}</span>
		}
	/>
);

interface BackupContentProps {
	view: Exclude<BackupSettingsView, { kind: 'hidden' }>;
	/** Threats are more urgent than the backups. */
	hasThreats: boolean;
	onRetry: () => void;
}

export function BackupContent({ view, hasThreats, onRetry }: BackupContentProps) {
	switch (view.kind) {
		case 'offline':
			return <Status intent="inactive">{__('Unavailable in Offline Mode.')}</Status>;
		case 'loading':
			return <Checking />;
		case 'failed':
			return view.lack ? (
				<NotOffered lack={view.lack} />
			) : (
				<StateBanner
					intent="error"
					title={__('Oops!')}
					description={__(
						'The Jetpack Backup and Scan status could not be retrieved at this time.',
					)}
					actionLabel={__('Try again')}
					isBusy={view.isRetrying}
					onAction={onRetry}
				/>
			);
		case 'provisioning':
			return (
				<StateBanner
					title={__('Provisioning')}
					description={__(
						"We're setting up your backups. This takes a few minutes, and you don't need to do anything.",
					)}
				/>
			);
		case 'awaiting-credentials':
			return (
				<StateBanner
					intent="warning"
					variant={hasThreats ? 'secondary' : 'primary'}
					title={__('Awaiting credentials')}
					description={__('Enter your server credentials to start backing up this site.')}
					actionLabel={__('Enter credentials')}
					source="jetpack-backup-dash-credentials"
				/>
			);
		case 'active':
			return (
				<StateBanner
					title={__('Active')}
					description={
						view.isRealTime
							? __("We're backing up your site in real time.")
							: __("We're backing up your site daily.")
					}
					actionLabel={__('View your backups')}
					source="calypso-activity-log"
					query="group=rewind"
				/>
			);
		case 'vaultpress':
		case 'vaultpress-unregistered':
		case 'vaultpress-missing':
		case 'vaultpress-inactive':
		case 'not-started':
		case 'offer':
			return <NoBackup view={view} waiting={<Checking />} />;
	}
}
