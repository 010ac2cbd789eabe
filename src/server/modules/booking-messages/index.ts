export { exportMessages, markReadByDesk, readDeskMessages } from "./read-messages.ts";
export { messagesFeature } from "./routes.ts";
export { undoMessage, writeAsDesk } from "./write-message.ts";
