import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { decodeConnectionPage } from '@/api';
import { DisconnectDialog } from '@/screens/dialogs/disconnect/disconnect-dialog';
import type { Browser } from '@/state/store/types';
import '@/ui/styles/base.scss';
import { appendContainer } from '../admin-page';
import { createPageStore } from '../create-page-store';

/** Shows the disconnect dialog over WordPress's plugins screen; throws if the printed data is malformed. */
export default function openDialog(
	connectionState: unknown,
	browser: Browser,
	onDisconnected: () => void,
): void {
	const page = decodeConnectionPage(connectionState, window.location.href);
	const store = createPageStore(page, browser);
	const container = appendContainer();
	const root = createRoot(container);
	const close = (isDisconnected: boolean) => {
		root.unmount();
		container.remove();
		if (isDisconnected) {
			onDisconnected();
		}
	};
	root.render(
		<Provider store={store}>
			<DisconnectDialog context="plugins" onClose={close} />
		</Provider>,
	);
}
