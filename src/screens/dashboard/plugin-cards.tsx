import { __, sprintf } from '@wordpress/i18n';
import { receipt, trendingUp } from '@wordpress/icons';
import { KNOWN_PLUGINS, type KnownPlugin } from '@/domain/plugins/known-plugins';
import type { PluginState, PluginTask } from '@/domain/plugins/plugin-state';
import { recordClick } from '@/state/store/analytics';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { installPlugin } from '@/state/plugins/install';
import { loadPlugins, selectPluginState, selectPluginTask } from '@/state/plugins';
import { selectActLack } from '@/state/store/server-routes';
import { Button } from '@/ui/button';
import { Card, type CardProps, Sentence } from '@/ui/card';
import { ErrorState, NotOffered } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { Status } from '@/ui/status';
import { AdminLink } from '../common/admin-link';
import { PluginFailure } from '../common/plugin-failure';
import { useLoads } from '../common/use-loads';
import styles from './plugin-cards.module.scss';

interface PluginCardProps {
	plugin: KnownPlugin;
	icon: CardProps['icon'];
	/** What the plugin does. The text must fit whether it is installed or not. */
	description: string;
	managePath: string;
}

export const BoostCard = () => (
	<PluginCard
		plugin={KNOWN_PLUGINS.boost}
		icon={trendingUp}
		description={__('Make your pages load faster and rank higher in search.')}
		managePath="admin.php?page=jetpack-boost"
	/>
);

export const CrmCard = () => (
	<PluginCard
		plugin={KNOWN_PLUGINS.crm}
		icon={receipt}
		description={__('Keep your customers, quotes and invoices in one place.')}
		managePath="admin.php?page=zerobscrm-plugin"
	/>
);

/** A related plugin, with the action to install, activate or manage it (CARD-21, CARD-24). A running task beats the loaded state (CARD-22). */
function PluginCard({ plugin, icon, description, managePath }: PluginCardProps) {
	const { name, slug } = plugin;
	const state = useAppSelector((root) => selectPluginState(root, plugin.files));
	const task = useAppSelector((root) => selectPluginTask(root, slug));
	const retry = useLoads(loadPlugins);
	const badge = task && (
		<>
			<Spinner />
			{task === 'installing'
				? /* translators: %s: name of a plugin. */
					sprintf(__('Installing %s'), name)
				: /* translators: %s: name of a plugin. */
					sprintf(__('Activating %s'), name)}
		</>
	);
	return (
		<Card title={name} icon={icon} badge={badge}>
			<Sentence
				action={<PluginAction plugin={plugin} managePath={managePath} state={state} task={task} />}
			>
				{!task && state.kind === 'active' && <Status intent="success">{__('Active')}</Status>}
				<p>{description}</p>
			</Sentence>
			<PluginFailure slug={slug} />
			{!task && state.kind === 'failed' && (
				<ErrorState
					message={sprintf(
						/* translators: %s: name of a plugin. */
						__("Couldn't check whether %s is installed."),
						name,
					)}
					failure={state}
					onRetry={retry}
				/>
			)}
		</Card>
	);
}

interface PluginActionProps extends Pick<PluginCardProps, 'plugin' | 'managePath'> {
	state: PluginState;
	task: PluginTask | undefined;
}

/** Installs and activates with one call, because the server does what is missing (API-28); then links to the plugin's own page. */
function PluginAction({ plugin, managePath, state, task }: PluginActionProps) {
	const { slug } = plugin;
	const dispatch = useAppDispatch();
	const lack = useAppSelector((root) => selectActLack(root, 'install-plugin'));
	const record = (action: string) =>
		dispatch(recordClick('plugin_dash_item', { plugin: slug, action }));
	if (!task && state.kind === 'loading') {
		return (
			<div className={styles.waiting}>
				<Skeleton isOfSite height={32} label={__('Loading your plugins…')} />
			</div>
		);
	}
	if (!task && state.kind === 'failed') {
		return null;
	}
	if (!task && state.kind === 'active') {
		return (
			<AdminLink
				isForCard
				// It replaces "Install" and receives its focus.
				data-focus-successor
				page={managePath}
				onClick={() => record('manage')}
			>
				{__('Manage')}
			</AdminLink>
		);
	}
	if (lack) {
		return <NotOffered lack={lack} />;
	}
	const isNew = task ? task === 'installing' : state.kind === 'not-installed';
	// One button for all three states, so that it keeps the focus during the installation.
	return (
		<Button
			isForCard
			size="small"
			isBusy={task !== undefined}
			onClick={() => {
				record(isNew ? 'install' : 'activate');
				void dispatch(installPlugin({ slug, source: 'dashboard' }));
			}}
		>
			{isNew ? __('Install') : __('Activate')}
		</Button>
	);
}
