import { __ } from '@wordpress/i18n';
import { getOverrideMessage } from '@/domain/modules/availability';
import type { StatsUnavailable as View } from '@/domain/stats';
import { Notice } from '@/ui/notice';
import { ConnectPrompt } from './connect-prompt';

export function StatsUnavailable({ view }: { view: View }) {
	switch (view.kind) {
		case 'overridden':
			return <Notice status="info">{getOverrideMessage(view.override, __('Site stats'))}</Notice>;
		case 'offline':
			return <p>{__('Unavailable in Offline Mode')}</p>;
		case 'needs-site':
			return (
				<ConnectPrompt layer="site" feature="stats">
					{__('Connect this site to see how many people visit it.')}
				</ConnectPrompt>
			);
	}
}
