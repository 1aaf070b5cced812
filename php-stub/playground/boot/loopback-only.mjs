/* Loaded before Playground's command, whose server listens on all interfaces and has no flag to change that. */
import { Server } from 'node:net';

const listen = Server.prototype.listen;

Server.prototype.listen = function ( port, ...rest ) {
	return typeof port === 'number'
		? listen.call( this, { port, host: '127.0.0.1' }, ...rest )
		: listen.call( this, port, ...rest );
};
