import { __, sprintf } from '@wordpress/i18n';
import type { PluginCardView } from '@/domain/dashboard';
import { Spinner } from '@/ui/spinner';
import { Status } from '@/ui/status';

/** CARD-22, and that the plugin runs. */
export function PluginBadge({ view, name }: { view: PluginCardView; name: string }) {
	if (view.kind === 'manage') {
		return <Status intent="success">{__('Active', 'jetpack')}</Status>;
	}
	if (view.kind !== 'working') {
		return null;
	}
	return (
		<>
			<Spinner />
			{view.task === 'installing'
				? /* translators: %s: name of a plugin. */
					sprintf(__('Installing %s', 'jetpack'), name)
				: /* translators: %s: name of a plugin. */
					sprintf(__('Activating %s', 'jetpack'), name)}
		</>
	);
}
