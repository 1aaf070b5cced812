export { DisconnectDialog } from './disconnect-dialog';
