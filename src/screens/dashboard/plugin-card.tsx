import { __, sprintf } from '@wordpress/i18n';
import type { KnownPlugin } from '@/domain/plugins/known-plugins';
import type { PluginState, PluginTask } from '@/domain/plugins/plugin-state';
import { joinUrl } from '@/lib/safe-url';
import { recordClick } from '@/state/store/analytics';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { installPlugin } from '@/state/plugins/install';
import { loadPlugins, selectPluginState, selectPluginTask } from '@/state/plugins';
import { selectActLack } from '@/state/store/server-routes';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card, type CardProps, Sentence } from '@/ui/card';
import { ErrorState, NotOffered } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { Status } from '@/ui/status';
import { PluginFailure } from '../common/plugin-failure';
import { useLoads } from '../common/use-loads';
import styles from './plugin-card.module.scss';

interface PluginCardProps {
	plugin: KnownPlugin;
	icon: CardProps['icon'];
	/** What the plugin does. The text must fit whether it is installed or not. */
	description: string;
	/** Its own page, relative to wp-admin. */
	managePath: string;
}

/** A running task beats the loaded state (CARD-22). */
export type PluginCardView = PluginState | { kind: 'working'; task: PluginTask };

/** A related plugin, with the action to install, activate or manage it (CARD-21, CARD-24). */
export function PluginCard({ plugin, icon, description, managePath }: PluginCardProps) {
	const state = useAppSelector((root) => selectPluginState(root, plugin.files));
	const task = useAppSelector((root) => selectPluginTask(root, plugin.slug));
	const retry = useLoads(loadPlugins);
	const view: PluginCardView = task ? { kind: 'working', task } : state;
	return (
		<Card title={plugin.name} icon={icon} badge={<PluginBadge view={view} name={plugin.name} />}>
			<Sentence action={<PluginAction view={view} plugin={plugin} managePath={managePath} />}>
				{view.kind === 'active' && <Status intent="success">{__('Active')}</Status>}
				<p>{description}</p>
			</Sentence>
			<PluginFailure slug={plugin.slug} />
			{view.kind === 'failed' && (
				<ErrorState
					message={sprintf(
						/* translators: %s: name of a plugin. */
						__("Couldn't check whether %s is installed."),
						plugin.name,
					)}
					failure={view}
					onRetry={retry}
				/>
			)}
		</Card>
	);
}

/** The running installation or activation (CARD-22). */
function PluginBadge({ view, name }: { view: PluginCardView; name: string }) {
	if (view.kind !== 'working') {
		return null;
	}
	return (
		<>
			<Spinner />
			{view.task === 'installing'
				? /* translators: %s: name of a plugin. */
					sprintf(__('Installing %s'), name)
				: /* translators: %s: name of a plugin. */
					sprintf(__('Activating %s'), name)}
		</>
	);
}

interface PluginActionProps extends Pick<PluginCardProps, 'plugin' | 'managePath'> {
	view: PluginCardView;
}

function PluginAction({ view, plugin, managePath }: PluginActionProps) {
	switch (view.kind) {
		case 'loading':
			return (
				<div className={styles.waiting}>
					<Skeleton isOfSite height={32} label={__('Loading your plugins…')} />
				</div>
			);
		case 'failed':
			return null;
		case 'not-installed':
		case 'inactive':
		case 'working':
			// One button for all three states, so that it keeps the focus during the installation.
			return <InstallButton view={view} plugin={plugin} />;
		case 'active':
			return <ManageButton plugin={plugin} managePath={managePath} />;
	}
}

interface InstallButtonProps {
	view: Extract<PluginCardView, { kind: 'not-installed' | 'inactive' | 'working' }>;
	plugin: KnownPlugin;
}

/** Installs and activates with one call: the server does what is missing (API-28). */
function InstallButton({ view, plugin }: InstallButtonProps) {
	const dispatch = useAppDispatch();
	const lack = useAppSelector((state) => selectActLack(state, 'install-plugin'));
	if (lack) {
		return <NotOffered lack={lack} />;
	}
	const isNew =
		view.kind === 'not-installed' || (view.kind === 'working' && view.task === 'installing');
	return (
		<Button
			isForCard
			size="small"
			isBusy={view.kind === 'working'}
			onClick={() => {
				dispatch(
					recordClick('plugin_dash_item', {
						plugin: plugin.slug,
						action: isNew ? 'install' : 'activate',
					}),
				);
				void dispatch(installPlugin({ slug: plugin.slug, source: 'dashboard' }));
			}}
		>
			{isNew ? __('Install') : __('Activate')}
		</Button>
	);
}

/** Links to the plugin's own page. It replaces "Install" and receives its focus. */
function ManageButton({ plugin, managePath }: Pick<PluginCardProps, 'plugin' | 'managePath'>) {
	const dispatch = useAppDispatch();
	const { adminUrl } = useAppSelector(selectSite);
	return (
		<Button
			isForCard
			data-focus-successor
			size="small"
			href={joinUrl(adminUrl, managePath)}
			onClick={() =>
				dispatch(recordClick('plugin_dash_item', { plugin: plugin.slug, action: 'manage' }))
			}
		>
			{__('Manage')}
		</Button>
	);
}
